import { describe, expect, it } from 'vitest';
import { logoOf, shownLogoOf } from '#registry/navigation/site/logo-of.ts';
import { type ParameterKey, readParameters } from '#schemas/parameters/index.ts';
import type { Logo } from '#schemas/site.ts';

const values = (set: Partial<Record<ParameterKey, string>>) =>
  readParameters(
    Object.entries({ BACKGROUND_COLOR: '#ffffff', FOOTER_BACKGROUND_COLOR: '#222222', ...set }).map(([type, value]) => ({ type, value })),
  ).values;
const logos = (...types: Logo['type'][]): Logo[] =>
  types.map((type, id) => ({
    id,
    type,
    filename: `${type}.svg`,
    alt: '',
    width: 100,
    height: 20,
    onlineImage: { id, externalId: null, externalType: null, externalPath: null, url: `/media/x/${type}` },
  }));
const typeOf = (logo: Logo | null) => logo?.type;

const light = values({});
const dark = values({ DARK_THEME: 'true' });

describe('the logo of a ground', () => {
  it('is the only one there is, also in the footer', () => {
    const one = logos('LOGO');
    expect([light, dark].flatMap((set) => [typeOf(logoOf('header', one, set)), typeOf(logoOf('footer', one, set))])).toEqual(
      Array(4).fill('LOGO'),
    );
    expect(logoOf('header', [], light)).toBeNull();
  });

  it('is the light theme’s on every light ground', () => {
    const all = logos('LOGO', 'LOGO_FOOTER', 'LOGO_LIGHT_THEME');
    expect(typeOf(logoOf('header', all, light))).toBe('LOGO_LIGHT_THEME');
    expect(typeOf(logoOf('header', all, dark))).toBe('LOGO');
    expect(typeOf(logoOf('header', all, values({ HEADER_BACKGROUND_COLOR: '#101010' })))).toBe('LOGO');
    expect(typeOf(logoOf('footer', all, light))).toBe('LOGO_FOOTER');
    expect(typeOf(logoOf('footer', all, values({ FOOTER_BACKGROUND_COLOR: '#fafafa' })))).toBe('LOGO_LIGHT_THEME');
  });

  it('suits the text over a picture', () => {
    const all = logos('LOGO', 'LOGO_LIGHT_THEME');
    expect(typeOf(logoOf('picture', all, values({ MENU_COLOR_ON_TOP: '#ffffff' })))).toBe('LOGO');
    expect(typeOf(logoOf('picture', all, values({ MENU_COLOR_ON_TOP: '#222222' })))).toBe('LOGO_LIGHT_THEME');
  });

  it('is the footer’s where the dark theme has turned the header around', () => {
    const two = logos('LOGO', 'LOGO_FOOTER');
    expect(typeOf(logoOf('header', two, light))).toBe('LOGO');
    expect(typeOf(logoOf('header', two, dark))).toBe('LOGO_FOOTER');
  });
});

describe('the logo for those who prefer dark screens', () => {
  const allowed = values({ DARK_SCHEME: 'true' });
  const shown = (ground: 'header' | 'footer', all: Logo[], set = allowed) => {
    const logo = shownLogoOf(ground, all, set);
    return [typeOf(logo), logo?.dark?.type, logo?.plate];
  };

  it('is the one for dark grounds where the light theme has its own', () => {
    const all = logos('LOGO', 'LOGO_FOOTER', 'LOGO_LIGHT_THEME');
    expect(shown('header', all)).toEqual(['LOGO_LIGHT_THEME', 'LOGO', undefined]);
    expect(shown('footer', all)).toEqual(['LOGO_FOOTER', undefined, undefined]);
  });

  it('is the footer’s where the footer is dark and has its own', () => {
    expect(shown('header', logos('LOGO', 'LOGO_FOOTER'))).toEqual(['LOGO', 'LOGO_FOOTER', undefined]);
  });

  it('keeps its light ground where there is no other', () => {
    expect(shown('header', logos('LOGO'))).toEqual(['LOGO', undefined, '#ffffff']);
    expect(shown('footer', logos('LOGO'))).toEqual(['LOGO', undefined, undefined]);
  });

  it('is the same one where the header is dark anyway, and where the owner allows no dark scheme', () => {
    expect(shown('header', logos('LOGO'), values({ DARK_SCHEME: 'true', HEADER_BACKGROUND_COLOR: '#101010' }))).toEqual([
      'LOGO',
      undefined,
      undefined,
    ]);
    for (const ground of ['header', 'footer', 'picture'] as const)
      for (const all of [logos('LOGO'), logos('LOGO', 'LOGO_FOOTER', 'LOGO_LIGHT_THEME')])
        expect(shownLogoOf(ground, all, light)).toBe(logoOf(ground, all, light));
  });
});
