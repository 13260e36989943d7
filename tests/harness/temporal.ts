import { Client, Connection } from '@temporalio/client';
import { dataConverter } from '../../workflows/codec/data-converter.ts';

export const TEMPORAL_ADDRESS = process.env.TEST_TEMPORAL_ADDRESS ?? process.env.TEMPORAL_ADDRESS ?? '';
export const NAMESPACE = process.env.TEST_TEMPORAL_NAMESPACE ?? 'loans';

export interface TestClient {
  client: Client;
  close(): Promise<void>;
}

/** A client of the running Temporal server; `payloadKey` as in PAYLOAD_KEY. */
export async function temporalClient(payloadKey?: string): Promise<TestClient> {
  if (!TEMPORAL_ADDRESS) throw new Error('TEST_TEMPORAL_ADDRESS is not set');
  const connection = await Connection.connect({ address: TEMPORAL_ADDRESS, connectTimeout: '5s' });
  const client = new Client({
    connection,
    namespace: NAMESPACE,
    dataConverter: dataConverter({ payloadKey }),
  });
  return { client, close: () => connection.close() };
}
