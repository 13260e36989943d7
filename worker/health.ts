import { createServer } from 'node:http';

export interface HealthServer {
  close(): void;
}

/** `/readyz` answers 200 while the worker takes work, else 503. */
export function serveHealth(port: number, isReady: () => boolean): HealthServer {
  const server = createServer((request, response) => {
    const isKnown = request.url === '/readyz' || request.url === '/healthz';
    const isFine = isKnown && (request.url === '/healthz' || isReady());
    response.writeHead(isFine ? 200 : isKnown ? 503 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ready: isFine }));
  });
  server.listen(port, process.env.HOST ?? '127.0.0.1');
  return { close: () => server.close() };
}
