import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { blockPicture } from '#web/files/block-picture.ts';

const stored = (name: string) => readFile(`stories/pictures/blocks/${name}`);

describe('picture of a block in the palette', () => {
  it('is that of its first story, and in the colours of an estate where the site is one', async () => {
    expect(await blockPicture('hero', false)).toEqual(await stored('hero--split.390.webp'));
    expect(await blockPicture('hero', true)).toEqual(await stored('hero--split.cave.390.webp'));
  });

  it.each(['', 'no-such-block', '../package', 'hero--split', 'Hero'])('is none for “%s”', async (type) => {
    expect(await blockPicture(type, false)).toBeUndefined();
  });
});
