import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';

/** Bundles bench/render for production and runs it: `npm run bench:render`. */
const root = join(import.meta.dirname, '..');
const outDir = join(root, 'node_modules/.cache/bench-render');

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  build: { ssr: join(root, 'bench/render/main.ts'), outDir, emptyOutDir: true, minify: false },
});
execFileSync(process.execPath, [join(outDir, 'main.js')], { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
