import { expect, it } from 'vitest';
import { bytesIn, ownBytes, toBrotli } from '#web/cache/encodings.ts';

it('what is kept of a page takes no more memory than its bytes, in each encoding', async () => {
  const packed = { brotli: await toBrotli('<p>été</p>'.repeat(50)) };
  const gzip = await bytesIn(packed, 'gzip');
  const shared = ownBytes(Buffer.from('a few bytes of many'));
  for (const bytes of [packed.brotli, gzip, shared]) expect(bytes.buffer.byteLength).toBe(bytes.length);
  expect((await bytesIn(packed, 'identity')).toString()).toBe('<p>été</p>'.repeat(50));
});
