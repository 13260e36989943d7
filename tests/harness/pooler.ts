// A pooler as PgBouncer is in transaction mode: a server connection belongs to a client for one transaction and then to
// whoever asks next. Start-up parameters it does not keep track of are refused with its words (pgbouncer/pgbouncer,
// src/client.c, decide_startup_pool; src/varcache.c for those it keeps); the process number of its greeting is made up.
import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';

export interface Pooler {
  /** The same database by way of the pooler. */
  url: string;
  close(): Promise<void>;
}

export interface PoolerOptions {
  mode?: 'transaction' | 'session';
  /** `default_pool_size`. */
  servers?: number;
  /** `ignore_startup_parameters`: taken and thrown away. */
  ignored?: readonly string[];
}

const TRACKED = [
  'user',
  'database',
  'application_name',
  'client_encoding',
  'datestyle',
  'intervalstyle',
  'standard_conforming_strings',
  'timezone',
];
const SSL_REQUEST = 80_877_103;
const [QUERY, SYNC, TERMINATE, READY] = [...'QSXZ'].map((letter) => letter.charCodeAt(0));
const IDLE = 'I'.charCodeAt(0);

/** A server connection, logged in by the driver and then spoken to byte by byte. */
interface Server {
  socket: Socket;
  client: pg.Client;
}

export async function startPooler(databaseUrl: string, options: PoolerOptions = {}): Promise<Pooler> {
  const { mode = 'transaction', servers: size = 3, ignored = [] } = options;
  const servers: Server[] = await Promise.all(Array.from({ length: size }, () => logIn(databaseUrl)));
  // The one given back last is taken first, as PgBouncer does unless server_round_robin is set.
  const free = [...servers];
  const waiting: ((server: Server) => void)[] = [];
  const take = async (): Promise<Server> => free.pop() ?? new Promise((resolve) => waiting.push(resolve));
  const giveBack = (server: Server): void => {
    const next = waiting.shift();
    if (next) next(server);
    else free.push(server);
  };

  const sockets = new Set<Socket>();
  const listener = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    serve(socket).catch(() => socket.destroy());
  });

  async function serve(socket: Socket): Promise<void> {
    const messages = readMessages(socket);
    const parameters = await startUp(socket, messages);
    const refused = parameters.find(
      (name) => !TRACKED.includes(name.toLowerCase()) && !ignored.includes(name),
    );
    if (refused !== undefined) return void socket.end(fatal(`unsupported startup parameter: ${refused}`));
    socket.write(Buffer.concat([authenticationOk, backendKey(), ready]));
    let server: Server | null = null;
    let unanswered = 0;
    let isOpen = false;
    const release = (): void => {
      server?.socket.removeAllListeners('data');
      if (server) giveBack(server);
      server = null;
    };
    for await (const message of messages) {
      if (message[0] === TERMINATE) break;
      if (!server) {
        const taken = await take();
        server = taken;
        const answers = frames();
        taken.socket.on('data', (bytes: Buffer) => {
          for (const answer of answers(bytes)) {
            socket.write(answer);
            if (answer[0] !== READY) continue;
            unanswered -= 1;
            isOpen = answer[5] !== IDLE;
            if (unanswered === 0 && !isOpen && mode === 'transaction') release();
          }
        });
      }
      if (message[0] === QUERY || message[0] === SYNC) unanswered += 1;
      server.socket.write(message);
    }
    socket.end();
    // Whoever goes in the middle of a transaction leaves a server nobody else may have.
    if (server && (isOpen || unanswered > 0)) server.socket.destroy();
    else release();
  }

  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return {
    url: url.href,
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        for (const socket of [...sockets, ...servers.map((server) => server.socket)]) socket.destroy();
      }),
  };
}

async function logIn(connectionString: string): Promise<Server> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { stream: socket } = (client as unknown as { connection: { stream: Socket } }).connection;
  socket.removeAllListeners().on('error', () => undefined);
  return { client, socket };
}

/** Cuts a stream of bytes into messages: a letter, a length that counts itself, the rest. */
function frames(): (bytes: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const found: Buffer[] = [];
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const length = rest.readUInt32BE(1) + 1;
      found.push(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
    return found;
  };
}

/** Messages of a client; those of the start-up have no letter and get a zero for one. */
async function* readMessages(socket: Socket): AsyncGenerator<Buffer, void, undefined> {
  const cut = frames();
  let hasBegun = false;
  for await (const bytes of socket as AsyncIterable<Buffer>) {
    for (const message of cut(hasBegun ? bytes : Buffer.concat([Buffer.of(0), bytes]))) {
      hasBegun ||= message.readUInt32BE(5) !== SSL_REQUEST;
      yield message;
    }
  }
}

/** Names of the parameters. */
async function startUp(socket: Socket, messages: AsyncGenerator<Buffer, void, undefined>): Promise<string[]> {
  for (;;) {
    const { value } = await messages.next();
    if (!value) throw new Error('gone');
    if (value.readUInt32BE(5) === SSL_REQUEST) {
      socket.write('N');
      continue;
    }
    return value
      .subarray(9)
      .toString('utf8')
      .split('\0')
      .filter((_, at) => at % 2 === 0)
      .filter(Boolean);
  }
}

function messageOf(letter: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const authenticationOk = messageOf('R', Buffer.alloc(4));
const ready = messageOf('Z', Buffer.from('I'));
const backendKey = (): Buffer => messageOf('K', randomBytes(8));
const fatal = (text: string): Buffer => messageOf('E', Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`));
