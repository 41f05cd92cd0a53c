import { join } from 'node:path';
import { build, type Rollup } from 'vite';

/** The first script of every page in one piece and minified, as a module that gives its text. */
export async function bootScript(root: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, 'web/browser/boot/boot.ts'), formats: ['iife'], name: 'boot' },
      minify: true,
    },
  })) as Rollup.RollupOutput[];
  const chunks = built.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  const [chunk] = chunks;
  if (!chunk || chunks.length > 1) throw new Error(`The first script must be one piece, not ${chunks.length}`);
  return [
    '/** The first script of every page: web/browser/boot. Made by `npm run generate`. */',
    // The text must not end the element that it stands in.
    `export const bootScript =\n  ${JSON.stringify(chunk.code.trim()).replaceAll('</', '<\\/')};`,
    '',
  ].join('\n');
}
