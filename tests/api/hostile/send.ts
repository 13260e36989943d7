// Calls as no browser makes them: the path is not tidied, the body is any bytes, a connection may end in the middle.
import { request } from 'node:http';
import { connect } from 'node:net';

export interface HttpCall {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer | string | undefined;
  /** Sent as they are, one chunk each, instead of a body of a told length. */
  chunks?: readonly (Buffer | string)[];
}

export interface HttpAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

export function send(url: string, call: HttpCall): Promise<HttpAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, method: call.method, path: call.path, headers: { ...call.headers }, agent: false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    asked.on('error', reject);
    for (const chunk of call.chunks ?? []) asked.write(chunk);
    asked.end(call.body);
  });
}

/** Bytes on the wire and what comes back until the server hangs up; an answer without a status is status 0. */
export function sendBytes(url: string, bytes: Buffer | string): Promise<HttpAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(parts).toString().split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]);
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
        headers: Object.fromEntries(headers) as Record<string, string>,
        text: rest.join('\r\n\r\n'),
      });
    });
  });
}
