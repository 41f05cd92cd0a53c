import { describe, expect, it } from 'vitest';
import type { Font, FontFile } from '#schemas/site.ts';
import { facesOf } from '#themes/font-faces.ts';

const file = (name: string, weight: string, style: FontFile['style'] = 'normal'): FontFile => ({
  ...{ url: `/media/font/1/${name}.woff2`, weight, style, unicodeRange: null },
});
const role = (type: Font['type'], weight: number | null, files: readonly FontFile[]): Font => ({
  ...{ type, family: 'Ours', weight, files: [...files], color: null, size: null, style: 'normal' },
});
const variable = [file('ours', '100 900')];
const urls = (fonts: readonly Font[]) => facesOf(fonts, fonts).map(({ url, weight }) => `${url.split('/').at(-1)} ${weight}`);

describe('the faces of a variable font', () => {
  it('are a file for each weight it is worn in and one for what is strong', () => {
    expect(urls([role('TITLE', 360, variable)])).toEqual(['ours-title-360.woff2 360', 'ours-title-700.woff2 700']);
    expect(urls([role('CONTENT', null, variable)])).toEqual(['ours-text-400.woff2 400', 'ours-text-700.woff2 700']);
  });

  it('are the same files for titles as for text where it fills both', () => {
    expect(urls([role('TITLE', 400, variable), role('CONTENT', 400, variable)])).toEqual([
      'ours-text-400.woff2 400',
      'ours-text-700.woff2 700',
    ]);
  });

  it('are one file for all weights where it is worn in many, or in one between tens', () => {
    expect(urls([role('TITLE', 300, variable), role('CONTENT', 400, variable)])).toEqual(['ours-text-all.woff2 100 900']);
    expect(urls([role('TITLE', 455, variable)])).toEqual(['ours-title-all.woff2 100 900']);
  });

  it('keep to the weights that it has', () => {
    expect(urls([role('TITLE', 300, [file('ours', '400 600')])])).toEqual(['ours-title-400.woff2 400', 'ours-title-600.woff2 600']);
  });
});

describe('the faces of single weights', () => {
  const single = ['300', '400', '500', '700', '900'].map((weight) => file(`ours-${weight}`, weight));

  it('are those nearest to what is worn', () => {
    expect(urls([role('CONTENT', 400, single)])).toEqual(['ours-400-text-all.woff2 400', 'ours-700-text-all.woff2 700']);
  });

  it('hold the menu’s weight for a text, whose labels wear it', () => {
    const fonts = [role('CONTENT', 400, single), role('MENU', 500, [])];
    expect(facesOf(fonts.slice(0, 1), fonts).map(({ weight }) => weight)).toEqual(['400', '500', '700']);
  });

  it('hold both files of one that is in two parts, and every style', () => {
    const parts = [
      ...single.slice(1, 2),
      { ...file('ours-more', '400'), unicodeRange: 'U+0400-04FF' },
      file('ours-italic', '400', 'italic'),
    ];
    expect(urls([role('TITLE', 400, parts)])).toEqual([
      'ours-400-title-all.woff2 400',
      'ours-more-title-all.woff2 400',
      'ours-italic-title-all.woff2 400',
    ]);
  });
});

it('a font that is not of the media store is fetched as it is', () => {
  const packaged = [{ ...file('x', '100 900'), url: '/fonts/x.woff2' }];
  expect(facesOf([role('TITLE', 360, packaged)], [])).toEqual(packaged);
});
