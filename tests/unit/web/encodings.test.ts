import { expect, it } from 'vitest';
import { bytesIn, ownBytes, toBrotli } from '#web/files/encodings.ts';

it('what is kept of a page takes no more memory than its bytes, in each encoding, and a crowd shares what is unpacked', async () => {
  const packed = { brotli: await toBrotli('<p>été</p>'.repeat(50)) };
  const gzip = await bytesIn(packed, 'gzip');
  const shared = ownBytes(Buffer.from('a few bytes of many'));
  for (const bytes of [packed.brotli, gzip, shared]) expect(bytes.buffer.byteLength).toBe(bytes.length);
  const [one, other] = await Promise.all([bytesIn(packed, 'identity'), bytesIn(packed, 'identity')]);
  expect(one.toString()).toBe('<p>été</p>'.repeat(50));
  expect(other).toBe(one);
});
