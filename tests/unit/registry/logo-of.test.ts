import { describe, expect, it } from 'vitest';
import { logoOf } from '#registry/navigation-parts/logo-of.ts';
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
