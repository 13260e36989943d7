/**
 * There is no connection to the database, or it broke under a statement: the driver says so in words only. The code is
 * SQLSTATE connection_failure, so that it is told from other errors as those of the server are. What the statement came
 * to is not known.
 */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  readonly code = '08006';

  constructor(cause: unknown) {
    super('connectionLost', { cause });
  }
}

/** The same error when it has a code (of the server, of the socket), else ConnectionLost. */
export function connectionLost(error: unknown): unknown {
  return error instanceof Error && 'code' in error && error.code ? error : new ConnectionLost(error);
}
