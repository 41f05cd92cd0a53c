import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';

/** Bundles bench/render for production and runs it: `npm run bench:render`. */
const root = join(import.meta.dirname, '..');
const outDir = join(root, 'node_modules/.cache/bench-render');

await build({
  root,
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  // Builder's entry for Node wants a native module; the one for browsers renders the same without it.
  resolve: { alias: { '@builder.io/sdk-react': join(root, 'node_modules/@builder.io/sdk-react/lib/browser/index.mjs') } },
  ssr: { noExternal: ['@builder.io/sdk-react'] },
  build: { ssr: join(root, 'bench/render/main.ts'), outDir, emptyOutDir: true, minify: false },
});
execFileSync(process.execPath, [join(outDir, 'main.js')], { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
