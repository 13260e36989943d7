// The least a case can cost: node:http, the same statements prepared, and their rows as JSON. No rights, no words, no checks.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

/** As `bench/case.ts` recorded them of one call of the portal. */
const statements = JSON.parse(readFileSync(process.env['STATEMENTS']!, 'utf8')) as {
  text: string;
  values: unknown[];
}[];
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

createServer((_, answer) => {
  const all = statements.map((one, index) => pool.query({ name: `s${index}`, ...one }));
  void Promise.all(all).then(
    (results) => {
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify(results.map(({ rows }) => rows as unknown)));
    },
    (error: unknown) => answer.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
