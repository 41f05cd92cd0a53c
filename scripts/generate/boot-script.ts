import { join } from 'node:path';
import { build, type Rollup } from 'vite';

/** A script of `web/browser/boot` in one piece and minified. */
async function bundle(root: string, entry: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, 'web/browser/boot', entry), formats: ['iife'], name: 'boot' },
      minify: true,
    },
  })) as Rollup.RollupOutput[];
  const chunks = built.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  const [chunk] = chunks;
  if (!chunk || chunks.length > 1) throw new Error(`${entry} must be one piece, not ${chunks.length}`);
  return chunk.code.trim();
}

/** The text must not end the element that it stands in. */
const literal = (code: string): string => JSON.stringify(code).replaceAll('</', '<\\/');

/** The first scripts of every page, as a module that gives their texts. */
export async function bootScript(root: string): Promise<string> {
  return [
    '/** The first scripts of every page: web/browser/boot. Made by `npm run generate`. */',
    `export const bootScript =\n  ${literal(await bundle(root, 'boot.ts'))};`,
    '/** Stands in the page where the first script is a file. */',
    `export const holdScript =\n  ${literal(await bundle(root, 'hold.ts'))};`,
    '',
  ].join('\n');
}
