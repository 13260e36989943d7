/** Where an unsent comment on a request is kept. */
export const commentPlace = (requestId: number): string => `comment:${requestId}`;
