import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Both subsets are needed from the first paint: Lithuanian letters live in latin-ext (words would flash in two fonts). */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml(_html, { bundle }) {
      return Object.keys(bundle ?? {})
        .filter((file) => /inter-latin(-ext)?-opsz-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        }));
    },
  };
}

/**
 * What every first visit needs, in one file: React, the core of Mantine and the frame of public screens. Left to itself
 * the bundler makes about fifty files of it.
 */
const BASE = [
  /node_modules\/(react|react-dom|scheduler|clsx|openapi-fetch)\//,
  /@mantine\/core\/esm\/(core|components\/(UnstyledButton|Button|Loader|Skeleton|Transition))\//,
  /web\/(main|theme|paths|api\/(client|session|problem|typing))\./,
  /web\/shell\/(mount|AppFrame|SessionWatch|OtherArea|ScreenBroken)\./,
  /web\/public\/(PublicApp|PublicLayout|pages|Footer|NotFound|Link|loads|use-answer)\./,
  /web\/ui\/(AppLink|AppHeader|Brand|SkipLink|OfflineStrip|LiveRegion|Skeletons|EmptyState|ErrorState|PageTitle)\./,
  /domain\/(texts\/lt\/(screen\/common|screen\/public|plural|format)|values\/money)\./,
];

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: 'web',
  publicDir: 'static',
  plugins: [react(), preloadFonts()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'base', test: (id) => BASE.some((part) => part.test(id)) }] },
      },
    },
  },
  server: { proxy: { '/api': API, '/Auth': API } },
});
