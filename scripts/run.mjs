// Entry of the npm scripts in plain JavaScript, so that a Node that cannot run TypeScript gets one clear line instead of a stack.
// Usage: node scripts/run.mjs <script> [arguments]; runs scripts/<script>.ts.
import { existsSync } from 'node:fs';
import module from 'node:module';
import v8 from 'node:v8';

const [major] = process.versions.node.split('.').map(Number);
if (!process.features.typescript) {
  const used = process.versions.node;
  // It comes as a package, and `npm run` puts it first.
  const hasOwn = existsSync(new URL('../node_modules/node/bin/node', import.meta.url));
  console.error(
    major < 20
      ? `Node 20 or later is needed, this is ${used}.`
      : hasOwn
        ? `This Node (${used}) cannot run the project, which brings its own: use npm start, npm run serve:api, npm run serve:web.`
        : `The project's own Node is missing (this is ${used}): run "npm ci" without --ignore-scripts, then use the npm scripts.`,
  );
  process.exit(1);
}
// Modules as they were compiled before, their types stripped; a folder that cannot be written keeps what it has.
module.enableCompileCache(new URL('../node_modules/.cache/compile', import.meta.url).pathname);
(await import('./launch/resolve-once.ts')).resolveOnce();
const name = process.argv[2];
const hasApi = name === 'serve-api';
if (hasApi) (await import('./launch/allocator.ts')).beginWithAllocator();
// Room for new objects that grows with the loading of the program would stay with it: 130 MB. From then on it grows as calls need it.
if (hasApi) v8.setFlagsFromString('--semi-space-growth-factor=1');
process.argv.splice(1, 2, new URL(`./${name}.ts`, import.meta.url).pathname);
await import(`./${name}.ts`);
if (hasApi) v8.setFlagsFromString('--semi-space-growth-factor=2');
if (hasApi || name === 'serve-web' || name === 'start') {
  const { atRest, giveBackGarbage } = await import('./launch/garbage.ts');
  module.flushCompileCache();
  giveBackGarbage();
  atRest(() => {
    module.flushCompileCache();
    giveBackGarbage();
  });
}
