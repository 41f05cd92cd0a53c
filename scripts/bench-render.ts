import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Bundles bench/render for production and runs it: `npm run bench:render`. The renderers that it is measured beside have a package.json
 * of their own, in bench/render, and are installed the first time.
 */
const root = join(import.meta.dirname, '..');
const outDir = join(root, 'node_modules/.cache/bench-render');

if (!existsSync(join(root, 'bench/render/node_modules')))
  execFileSync('npm', ['ci'], { cwd: join(root, 'bench/render'), stdio: 'inherit' });
await build({
  root,
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  // Builder's entry for Node wants a native module; the one for browsers renders the same without it.
  resolve: { alias: { '@builder.io/sdk-react': join(root, 'bench/render/node_modules/@builder.io/sdk-react/lib/browser/index.mjs') } },
  ssr: { noExternal: ['@builder.io/sdk-react'] },
  build: { ssr: join(root, 'bench/render/main.ts'), outDir, emptyOutDir: true, minify: false },
});
execFileSync(process.execPath, [join(outDir, 'main.js')], { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
