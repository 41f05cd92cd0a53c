import { describe, expect, it } from 'vitest';
import { nextRange, parseHours, writeHours } from '#admin/form/controls/hours.ts';
import { adviseOnColours } from '#admin/parameters/colour-roles.ts';
import { definitionOf, definitions, firstListed, inGroup, isCustom } from '#admin/parameters/definitions.ts';
import { readSetFile, writeSet } from '#admin/parameters/dialogs/transfer.ts';
import { groupNames } from '#admin/parameters/group-names.ts';
import { missingIn } from '#admin/parameters/placeholders.ts';
import { pageAddress, previewAddress } from '#admin/parameters/preview/sync-preview-frame.ts';
import { needsReload } from '#admin/parameters/preview/use-frames.ts';
import { reasonText } from '#admin/parameters/reason.ts';
import { matches } from '#admin/parameters/search.ts';
import { readParameters } from '#schemas/parameters/index.ts';
import { contrast } from '#themes/colour.ts';

const valuesOf = (texts: Record<string, string>) => readParameters(Object.entries(texts).map(([type, value]) => ({ type, value }))).values;
const found = (search: string) => definitions.filter((entry) => matches(entry, search)).map(({ key }) => key);

describe('the groups', () => {
  it('hold every setting once', () => {
    expect(groupNames.flatMap((group) => inGroup(group)).length).toBe(definitions.length);
  });

  it('tell which of several refused settings comes first in the list, in whatever order they were saved and typed', () => {
    expect(firstListed({ SUBMENU_WIDTH: 'range', PRIMARY_COLOR: 'colour' })).toBe('PRIMARY_COLOR');
    expect(firstListed({ PRIMARY_COLOR: 'colour', SUBMENU_WIDTH: 'range' })).toBe('PRIMARY_COLOR');
    expect(firstListed({ 'PROMOTE_MESSAGE@en_US': 'long', SUBMENU_WIDTH: 'range' })).toBe('SUBMENU_WIDTH');
    expect(firstListed({ 'PROMOTE_MESSAGE@en_US': 'long', PROMOTE_MESSAGE: 'long' })).toBe('PROMOTE_MESSAGE');
    expect(firstListed({ UNKNOWN: 'any' })).toBeUndefined();
  });
});

describe('the search', () => {
  it('finds by key, name and explanation in both languages, without accents', () => {
    expect(found('cepages')).toContain('DISPLAY_GRAPE_VARIETY');
    expect(found('grape')).toContain('DISPLAY_GRAPE_VARIETY');
    expect(found('onglet')).toContain('LOGO_FAVICON');
    expect(found('menu_alignment')).toEqual(['MENU_ALIGNMENT', 'SUBMENU_ALIGNMENT']);
    expect(found('menu alignment')).toContain('MENU_ALIGNMENT');
    expect(found('l’autotest')).toEqual(found("l'autotest"));
    expect(found('xyzzy')).toEqual([]);
  });
});

describe('marks', () => {
  it('say what differs from the default in meaning, not in writing', () => {
    const flag = definitions.find(({ key }) => key === 'IS_MENU_FIXED');
    const choice = definitions.find(({ key }) => key === 'MENU_ALIGNMENT');
    if (!flag || !choice) throw new Error('the catalogue has both');
    expect(isCustom(flag, undefined)).toBe(false);
    expect(isCustom(flag, '0')).toBe(false);
    expect(isCustom(flag, '1')).toBe(true);
    expect(isCustom(choice, 'left')).toBe(false);
    expect(isCustom(choice, 'nowhere')).toBe(true);
  });

  it('explain every refusal in both languages', () => {
    for (const definition of definitions) {
      if (!definition.constraint) continue;
      for (const [lang, locale] of [
        ['fr', 'fr_FR'],
        ['en', 'en_US'],
      ] as const)
        expect(reasonText(definition, 'constraint', { lang, locale, currency: 'EUR' }), definition.key).not.toBe('');
    }
  });
});

describe('advice on colours', () => {
  it('covers every colour of the catalogue', () => {
    const colours = definitions.filter(({ constraint }) => constraint && 'format' in constraint && constraint.format === 'colour');
    expect(Object.keys(adviseOnColours(valuesOf({}))).sort()).toEqual(colours.map(({ key }) => key).sort());
  });

  it('warns of a chosen text that cannot be read, with a colour that can', () => {
    const { FOOTER_FONT_COLOR: advice } = adviseOnColours(valuesOf({ FOOTER_BACKGROUND_COLOR: '#3a2b21', FOOTER_FONT_COLOR: '#4a3a30' }));
    expect(advice.warning?.ratio).toBeLessThan(4.5);
    expect(contrast(advice.warning?.readable ?? '#3a2b21', '#3a2b21')).toBeGreaterThanOrEqual(4.5);
  });

  it('is silent about what is derived', () => {
    expect(Object.values(adviseOnColours(valuesOf({}))).filter(({ warning }) => warning)).toEqual([]);
  });
});

describe('opening hours', () => {
  it('read and write ranges; midnight ends a day as 24:00', () => {
    const text = '09:00-12:30, 14:00-24:00';
    expect(parseHours(text)).toEqual([
      { from: '09:00', to: '12:30' },
      { from: '14:00', to: '00:00' },
    ]);
    expect(writeHours(parseHours(text))).toBe(text);
    expect(parseHours('')).toEqual([]);
    expect(parseHours('mornings')).toEqual([{ from: '', to: '' }]);
  });

  it('offer a legal next range', () => {
    const hours = definitionOf.get('OPENING_HOURS_MONDAY');
    const first = [nextRange([])];
    expect(writeHours([...first, nextRange(first)])).toBe('09:00-12:30, 14:00-18:30');
    expect(hours?.constraint).toEqual({ format: 'hours' });
  });
});

describe('legal texts', () => {
  it('name the company fields that nobody filled', () => {
    const html = '<p>{{COMPANY_NAME}} {{ COMPANY_SIRET }} {{COMPANY_SIRET}} {{NO_SUCH_KEY}}</p>';
    expect(missingIn(html, valuesOf({ COMPANY_NAME: 'Marie' }))).toEqual(['COMPANY_SIRET', 'NO_SUCH_KEY']);
  });
});

describe('files', () => {
  it('come back as they went', () => {
    const texts = { SUBMENU_WIDTH: '220', COMPANY_NAME: 'Marie « & » fils', 'SHIPPING_MESSAGE@en_US': 'Sent on Tuesday' };
    expect(readSetFile(writeSet(texts))).toEqual({ values: texts });
  });

  it('leave pictures of logos out, which another site does not have', () => {
    expect(readSetFile(writeSet({ LOGO: 'marque', LOGO_HEIGHT: '80' }))).toEqual({ values: { LOGO_HEIGHT: '80' } });
  });

  it.each([
    ['{', { kind: 'json' }],
    ['[]', { kind: 'shape' }],
    ['{"values":{}}', { kind: 'shape' }],
    ['{"format":2,"values":{}}', { kind: 'format' }],
    ['{"format":1,"values":{"a b":"x"}}', { kind: 'keys', key: 'a b' }],
    ['{"format":1,"values":{"SUBMENU_WIDTH":220}}', { kind: 'values', key: 'SUBMENU_WIDTH' }],
    ['x'.repeat(2_000_001), { kind: 'size' }],
  ])('of another shape are refused with their reason (%#)', (content, fault) => {
    expect(readSetFile(content)).toEqual({ fault });
  });
});

describe('the preview', () => {
  it('makes the page anew for its HTML, not for its styles', () => {
    expect(needsReload({}, { PRIMARY_COLOR: '#000000', SUBMENU_WIDTH: '300', GLOBAL_CSS: 'a{}' })).toBe(false);
    expect(needsReload({}, { MENU_ALIGNMENT: 'CENTER' })).toBe(true);
    expect(needsReload({}, { DARK_SCHEME: 'true' }), 'another logo').toBe(true);
    expect(needsReload({ PROMOTE_MESSAGE: 'x' }, {})).toBe(true);
    expect(needsReload({}, { LOGO: 'marque' })).toBe(true);
    expect(needsReload({}, { 'PROMOTE_MESSAGE@en_US': 'x' })).toBe(true);
    expect(needsReload({}, { SEND_MAIL_AS_NAME: 'Marie' })).toBe(false);
  });

  it('adds itself to an address and takes itself away again', () => {
    expect(previewAddress('/shop?size=38#top', 'd')).toBe('/shop?size=38&preview=d#top');
    expect(pageAddress({ pathname: '/shop', search: '?size=38&preview=d' })).toBe('/shop?size=38');
    expect(pageAddress({ pathname: '/', search: '?preview=d' })).toBe('/');
  });
});
