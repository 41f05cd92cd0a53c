import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Imports as a module of the project's folder does, with and without our resolving, and says what it was given. */
const program = `
  const { resolveOnce } = await import('./scripts/launch/resolve-once.ts');
  if (process.env.ONCE) resolveOnce();
  const [byRoom, byPath, again] = await Promise.all(['#config/addresses.ts', './config/addresses.ts', '#config/addresses.ts'].map((name) => import(name)));
  const [first, second] = [await import('ipaddr.js'), await import('ipaddr.js')];
  const json = await import('./package.json', { with: { type: 'json' } });
  const missing = await import('#config/nothing.ts').catch(({ message }) => message.includes('config/nothing.ts'));
  console.log(JSON.stringify([byRoom === byPath, byRoom === again, first === second, Object.keys(byRoom), json.default.name, missing]));
`;
const imported = async (variables: Record<string, string>) =>
  JSON.parse(
    (await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env: { ...process.env, ...variables } }))
      .stdout,
  );

test('modules that are resolved by ourselves are those that Node finds, and one that is missing is named', async () => {
  expect(await imported({ ONCE: '1' })).toEqual(await imported({}));
});

test('every room leads to its own folder, which is how its modules are found', () => {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
  for (const [room, folder] of Object.entries(imports)) expect(folder).toBe(`./${room.slice(1)}`);
});
