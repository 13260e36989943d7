/**
 * Of what a worker wrote. What goes wrong inside of a workflow the engine has done again, often with success, and nobody
 * would notice.
 */
export function expectNoFailedTask(log: string): void {
  const failed = log.split('\n').filter((line) => line.includes('Failing workflow task'));
  if (failed.length === 0) return;
  throw new Error(`Workflow tasks failed:\n${failed.map((line) => line.slice(0, 1_500)).join('\n')}`);
}
