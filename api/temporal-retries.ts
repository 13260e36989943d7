import {
  defaultGrpcRetryOptions,
  makeGrpcRetryInterceptor,
  type ConnectionOptions,
  type GrpcRetryOptions,
} from '@temporalio/client';

const RESOURCE_EXHAUSTED = 8;
const FAILED_PRECONDITION = 9;
/** So often soon, before the client's own pauses of seconds. */
const SOON = 3;
const SOON_MS = 50;

const usual = defaultGrpcRetryOptions();
const numberOf = ({ code }: { code: number }): number => code;
const mayBeGivingWay = (status: { code: number }): boolean =>
  [RESOURCE_EXHAUSTED, FAILED_PRECONDITION].includes(numberOf(status));

/**
 * While a run gives way to the next, the engine turns an Update away: with RESOURCE_EXHAUSTED when it came too late for the
 * old run, where the client would wait 1.7 s, and with FAILED_PRECONDITION when the old run's last task has to be made
 * again, where it would give up. Within milliseconds the same Update, by its id, reaches the run that follows (decision 0141).
 */
export const retryOptions: GrpcRetryOptions = {
  retryableDecider: (attempt, status) =>
    numberOf(status) === FAILED_PRECONDITION ? attempt <= SOON : usual.retryableDecider(attempt, status),
  delayFunction: (attempt, status) => {
    if (!mayBeGivingWay(status)) return usual.delayFunction(attempt, status);
    return attempt <= SOON ? SOON_MS * attempt : usual.delayFunction(attempt - SOON, status);
  },
};

export const engineRetries: ConnectionOptions['interceptors'] = [makeGrpcRetryInterceptor(retryOptions)];
