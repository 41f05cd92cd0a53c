import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildKey } from '#web/cache/build-key.ts';

function keyOfBuild(manifest: unknown): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-build-'));
  try {
    writeFileSync(join(folder, 'prerender-manifest.json'), JSON.stringify(manifest));
    return buildKey(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const secret = (digit: string) => ({ preview: { previewModeSigningKey: digit.repeat(64) } });

it('is the same for all processes of a build, another for another build, and not the secret itself', () => {
  const key = keyOfBuild(secret('a'));
  expect(key).toHaveLength(32);
  expect(keyOfBuild(secret('a'))).toEqual(key);
  expect(keyOfBuild(secret('b'))).not.toEqual(key);
  expect(Buffer.from(key).toString('hex')).not.toBe('a'.repeat(64));
});

it('refuses a build that holds no secret', () => {
  expect(() => keyOfBuild({})).toThrow();
  expect(() => keyOfBuild({ preview: { previewModeSigningKey: '' } })).toThrow();
});
