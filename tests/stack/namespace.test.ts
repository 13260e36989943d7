import { expect, test } from '@jest/globals';
import { Connection } from '@temporalio/client';
import { randomUUID } from 'node:crypto';
import { SEARCH_ATTRIBUTES } from '../../domain/application/search-attributes.ts';
import { prepareNamespace } from '../../stack/temporal.ts';
import { TEMPORAL_ADDRESS } from '../harness/temporal.ts';

// The development server makes its own namespace; that of somebody else's engine is made by us.
test('a namespace that is not there is made with what the portal needs, and may be prepared again', async () => {
  const namespace = `made-${randomUUID()}`;
  await prepareNamespace(TEMPORAL_ADDRESS, namespace);
  await prepareNamespace(TEMPORAL_ADDRESS, namespace);
  const connection = await Connection.connect({ address: TEMPORAL_ADDRESS });
  try {
    const { config } = await connection.workflowService.describeNamespace({ namespace });
    expect(Number(config?.workflowExecutionRetentionTtl?.seconds)).toBe(90 * 86_400);
    const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
    expect(Object.keys(customAttributes)).toEqual(expect.arrayContaining(Object.keys(SEARCH_ATTRIBUTES)));
  } finally {
    await connection.close();
  }
}, 60_000);
