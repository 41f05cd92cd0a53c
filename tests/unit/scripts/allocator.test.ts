import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { withAllocator } from '../../../scripts/launch/allocator.ts';

/** Says what a process is given that begins with the allocator's settings, and its number before. */
const program = `
  if (!process.env.BEFORE) process.env.BEFORE = String(process.pid);
  const { beginWithAllocator } = await import(${JSON.stringify(new URL('../../../scripts/launch/allocator.ts', import.meta.url).href)});
  beginWithAllocator();
  const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, BEFORE, OWN } = process.env;
  console.log(JSON.stringify({ MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, OWN, isSame: BEFORE === String(process.pid), words: process.argv.slice(1) }));
`;
const begin = async (variables: Record<string, string>) => {
  const { MALLOC_ARENA_MAX: _, MALLOC_MMAP_THRESHOLD_: __, ...environment } = process.env;
  const asked = ['--input-type=module', '--eval', program, 'one', 'two words'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, asked, { env: { ...environment, OWN: 'kept', ...variables } });
  return { stderr, ...JSON.parse(stdout) };
};

test('a process begins again with the allocator’s settings on Linux, as it was started, and says nothing of it', async () => {
  const settings = process.platform === 'linux' ? { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '4194304' } : {};
  expect(await begin({})).toEqual({ ...settings, OWN: 'kept', isSame: true, words: ['one', 'two words'], stderr: '' });
});

test('what the operator says of the allocator goes first', async () => {
  expect(withAllocator({ ...process.env, MALLOC_ARENA_MAX: '4', PATH: '/bin' })).toMatchObject({ MALLOC_ARENA_MAX: '4', PATH: '/bin' });
  expect(await begin({ MALLOC_ARENA_MAX: '4', MALLOC_MMAP_THRESHOLD_: '65536' })).toMatchObject({
    MALLOC_ARENA_MAX: '4',
    MALLOC_MMAP_THRESHOLD_: '65536',
    isSame: true,
  });
});
