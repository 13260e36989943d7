// Health check inside the image, which has neither curl nor wget: exit code 0 when the address answers 2xx.
const [address] = process.argv.slice(2);

try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(4_000) });
  process.exit(answer.ok ? 0 : 1);
} catch {
  process.exit(1);
}
