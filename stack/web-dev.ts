import { existsSync } from 'node:fs';
import { createServer } from 'vite';

// The process of `npm run dev` a browser talks to: pages straight from their sources, all else from the API.
const api = `http://127.0.0.1:${process.env['API_PORT']}`;
const configFile = ['vite.config.ts', 'web/vite.config.ts'].find((file) => existsSync(file));

const server = await createServer({
  ...(configFile ? { configFile } : { configFile: false, root: 'web' }),
  clearScreen: false,
  server: {
    host: process.env['HOST'] ?? '127.0.0.1',
    port: Number(process.env['PORT']),
    strictPort: true,
    proxy: { '/api': api, '/healthz': api, '/readyz': api, '/metrics': api },
  },
});
await server.listen();
server.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void server.close().finally(() => process.exit(0)));
}
