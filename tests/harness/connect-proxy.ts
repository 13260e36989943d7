// An outbound proxy as institutions have them: it knows CONNECT only, and lets in who is known to it.
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

export interface ConnectProxy {
  /** http://host:port, without the login. */
  url: string;
  /** host:port of everything it was asked for. */
  asked: string[];
  /** Breaks every connection there is; new ones are let in. */
  cut(): void;
  close(): Promise<void>;
}

export interface ConnectProxyOptions {
  /** name:password; absent: everybody may. */
  login?: string;
  /** Names no resolver knows, and where they are. */
  hosts?: Record<string, string>;
}

export async function startConnectProxy({
  login,
  hosts = {},
}: ConnectProxyOptions = {}): Promise<ConnectProxy> {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((_request, response) => response.writeHead(405).end());
  server.on('connection', (socket) => sockets.add(socket.on('close', () => sockets.delete(socket))));
  server.on('connect', (request: IncomingMessage, client: Socket) => {
    client.on('error', () => undefined);
    const wanted = login && `Basic ${Buffer.from(login).toString('base64')}`;
    if (wanted && request.headers['proxy-authorization'] !== wanted)
      return void client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    const target = request.url ?? '';
    asked.push(target);
    const { hostname, port } = new URL(`tcp://${target}`);
    const far = connect(Number(port), hosts[hostname] ?? hostname, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      pipeline(far, client, far, () => undefined);
    });
    sockets.add(far.on('close', () => sockets.delete(far)));
    far.on('error', () => client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    cut: () => sockets.forEach((socket) => socket.destroy()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
