// Loaded into the workflow sandbox as well, so nothing of Node may be imported here.
import { DefaultFailureConverter } from '@temporalio/common';

/** Messages and stacks of failures travel as a payload, so the codec encrypts them too. */
export const failureConverter = new DefaultFailureConverter({ encodeCommonAttributes: true });
