import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { drawMachine } from './draw/machine.ts';

/** Draws every machine of `machines/` into docs/machines.md: `npm run draw`. With `--check` a difference fails and nothing is written. */
const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/machines.md');

const drawn = await document();
if (process.argv.includes('--check')) {
  if ((await readFile(page, 'utf8')) !== drawn) {
    process.stderr.write('docs/machines.md is not what npm run draw makes\n');
    process.exitCode = 1;
  }
} else await writeFile(page, drawn);

async function document(): Promise<string> {
  const paths: string[] = [];
  for await (const path of glob('machines/**/*-machine.ts', { cwd: root })) paths.push(path);
  const sections = await Promise.all(paths.sort().map(section));
  return [
    '# Machines',
    'What has states is a machine: one file of `machines/`, with no import but XState, the schemas, the rules of `domain/` and machines that it invokes. Its file opens in Stately’s editor as it is. Calls, storage and messages are named in the machine and provided from outside (`client/shop/actors/`, `backend/commerce/order/`).',
    'Made by `npm run draw` from the machines themselves; the words above each drawing are the doc comments of their files.',
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}

async function section(path: string): Promise<string> {
  const [exported, ...others] = Object.values(await import(join(root, path))).filter(isMachine);
  if (!exported || others.length > 0) throw new Error(`${path} has to export one machine`);
  const source = await readFile(join(root, path), 'utf8');
  return [`## ${exported.id}`, `[${path}](../${path})`, descriptionIn(source, path), drawMachine(exported)].join('\n\n');
}

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'root' in value && 'states' in value;
}

/** The doc comment that stands before `export const …Machine`. */
function descriptionIn(source: string, path: string): string {
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine\b/.exec(source)?.[1];
  if (!comment) throw new Error(`${path} has no doc comment at its machine`);
  return comment
    .replaceAll(/^\s*\* ?/gm, '')
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ');
}
