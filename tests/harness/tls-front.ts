// TLS in front of a server that speaks none, as an institution's own balancer would be.
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import type { Pem } from '../../stack/authority.ts';

export interface TlsFront {
  port: number;
  /** Common names of the clients' certificates, in order; empty text for none. */
  clients: string[];
  close(): Promise<void>;
}

export interface TlsFrontOptions {
  server: Pem;
  /** Port behind it, on this machine. */
  to: number;
  /** Certificates of clients are demanded, and must be of this authority. */
  clientCa?: string;
  alpn?: string[];
  /** Postgres begins in the clear, with a question of eight bytes that is answered by S. */
  isPostgres?: boolean;
}

export async function startTlsFront(options: TlsFrontOptions): Promise<TlsFront> {
  const { server: pem, to, clientCa, alpn, isPostgres = false } = options;
  const clients: string[] = [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket =>
    sockets.add(socket) && socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);

  const tls = createTlsServer({
    ...pem,
    ...(clientCa ? { ca: clientCa, requestCert: true } : {}),
    ...(alpn ? { ALPNProtocols: alpn } : {}),
  });
  tls.on('tlsClientError', () => undefined);
  tls.on('secureConnection', (socket) => {
    clients.push(String(socket.getPeerCertificate().subject?.CN ?? ''));
    const far = keep(connect({ port: to, host: '127.0.0.1', noDelay: true }));
    pipeline(socket, far, socket, () => undefined);
  });
  const listener = createServer({ noDelay: true }, (socket) => {
    keep(socket);
    if (!isPostgres) return void tls.emit('connection', socket);
    socket.once('data', (question: Buffer) => {
      if (question.length !== 8) return void socket.destroy();
      socket.write('S');
      tls.emit('connection', socket);
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    port: (listener.address() as AddressInfo).port,
    clients,
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
