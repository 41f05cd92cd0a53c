import { describe, expect, it } from 'vitest';
import { type ParameterValues, readParameters } from '#schemas/parameters/index.ts';
import type { Font, FontFamily, FontFile } from '#schemas/site.ts';
import { fontFaces, fontPreload } from '#themes/fonts.ts';
import { resolvedFonts } from '#themes/resolved-fonts.ts';
import { toStyleSheet } from '#themes/style-sheet.ts';

const { values: defaults } = readParameters([]);
const withValues = (values: Partial<ParameterValues>): ParameterValues => ({ ...defaults, ...values });
const file = (name: string, weight: string, style: FontFile['style'] = 'normal'): FontFile => ({
  url: `/media/font/${name}`,
  weight,
  style,
  unicodeRange: null,
});
const role = (type: Font['type'], family: string, weight: number | null): Font => ({
  type,
  family,
  weight,
  color: null,
  size: null,
  style: 'normal',
  files: [file(`${type}.woff2`, '100 900')],
});
const roles = [role('TITLE', 'Fraunces Variable', 360), role('CONTENT', 'Alegreya Sans', null)];
const families: FontFamily[] = [
  { family: 'DM Serif Display', isOwn: false, files: [file('dm.woff2', '400'), file('dm-italic.woff2', '400', 'italic')] },
  { family: 'Ours', isOwn: true, files: [file('ours-bold.ttf', '700'), file('ours.otf', '500'), file('ours.woff', '300')] },
];
const worn = (values: Partial<ParameterValues>) => resolvedFonts(withValues(values), roles, families);

describe('the fonts a site wears', () => {
  it('are those that came with it while no other is named', () => {
    expect(worn({})).toEqual(roles);
  });

  it('change with the family that is named, in whichever letters, with a weight it has', () => {
    const [title] = worn({ TITLE_FONT: 'dm serif display' });
    expect(title).toMatchObject({ family: 'DM Serif Display', weight: 400, style: 'normal' });
    expect(worn({ CONTENT_FONT: 'Ours' })[1]).toMatchObject({ family: 'Ours', weight: 500 });
  });

  it('dress a role that had none', () => {
    expect(worn({ MENU_FONT: 'Ours' })[2]).toMatchObject({ type: 'MENU', family: 'Ours', weight: 500 });
  });

  it('keep their own weight and files where the site’s own font is named, variable or not', () => {
    expect(worn({ TITLE_FONT: 'Fraunces' })[0]).toEqual(roles[0]);
  });

  it('stay where nobody knows the name', () => {
    expect(worn({ TITLE_FONT: 'Nobody' })).toEqual(roles);
  });

  it('take the weight and the style that are asked for', () => {
    expect(worn({ TITLE_FONT_WEIGHT: 800, TITLE_FONT_STYLE: 'ITALIC' })[0]).toMatchObject({ weight: 800, style: 'italic' });
  });

  it('are the only ones a page loads', () => {
    const css = toStyleSheet(withValues({ TITLE_FONT: 'DM Serif Display' }), roles, families);
    expect(css).toContain('"DM Serif Display"');
    expect(css).not.toContain('Fraunces');
    expect(css).not.toContain('Ours');
  });

  it('load first the running text, in the style and weight it is worn in, and nothing else', () => {
    expect(fontPreload(worn({ CONTENT_FONT: 'DM Serif Display' }))).toBe('/media/font/dm-text-all.woff2');
    expect(fontPreload(worn({ CONTENT_FONT: 'Ours', CONTENT_FONT_WEIGHT: 650 }))).toBe('/media/font/ours-bold.ttf');
    expect(fontPreload(worn({}))).toBe('/media/font/CONTENT-text-400.woff2');
    expect(fontPreload([])).toBeNull();
  });
});

it('a font file says its format by its extension; what is no font is left out', () => {
  const css = (files: readonly FontFile[]) => fontFaces([{ ...role('TITLE', 'Ours', null), files: [...files] }]);
  const formats = { ttf: 'truetype', otf: 'opentype', woff: 'woff', woff2: 'woff2' };
  for (const [ending, format] of Object.entries(formats)) expect(css([file(`ours.${ending}`, '400')])).toContain(`format("${format}")`);
  expect(css([file('ours.svg', '400')])).not.toContain('svg');
});
