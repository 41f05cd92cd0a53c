import type { Locator, Page } from 'playwright';
import type { ParameterKey } from '#schemas/parameters/index.ts';
import { footer, header, light, numberOf } from './look.ts';
import { boxOf } from './menu-look.ts';
import type { PageProof } from './proof.ts';

type Place = {
  name: string;
  suffix: '' | '_MOBILE' | '_FOOTER';
  screen: 'desktop' | 'phone';
  logo: (page: Page) => Locator;
  margins: Record<Side, number>;
};
type Side = 'TOP' | 'BOTTOM' | 'LEFT' | 'RIGHT';

const homeLink = (around: Locator) =>
  around
    .getByRole('link', { name: /accueil/i })
    .filter({ has: around.page().locator('img') })
    .first();
const inHeader = (page: Page) => homeLink(header(page));
const inFooter = (page: Page) => homeLink(footer(page));

const places: readonly Place[] = [
  { name: 'header', suffix: '', screen: 'desktop', logo: inHeader, margins: { TOP: 25, BOTTOM: 25, LEFT: 0, RIGHT: 0 } },
  { name: 'phone’s header', suffix: '_MOBILE', screen: 'phone', logo: inHeader, margins: { TOP: 25, BOTTOM: 25, LEFT: 0, RIGHT: 0 } },
  { name: 'footer', suffix: '_FOOTER', screen: 'desktop', logo: inFooter, margins: { TOP: 0, BOTTOM: 16, LEFT: 0, RIGHT: 0 } },
];

/** `LOGO_FOOTER_MARGIN_TOP`, `LOGO_MARGIN_TOP_MOBILE`. */
const keyOf = (suffix: Place['suffix'], what: 'HEIGHT' | 'WIDTH' | `MARGIN_${Side}`) =>
  (suffix === '_FOOTER' ? `LOGO_FOOTER_${what}` : `LOGO_${what}${suffix}`) as ParameterKey;

const picture = (logo: Locator) => boxOf(logo.locator('img').filter({ visible: true }).first());

/** Room around the picture, as padding or margin of its link. */
const room = async (logo: Locator, side: Side): Promise<number> =>
  (await numberOf(logo, `padding-${side.toLowerCase()}`)) + (await numberOf(logo, `margin-${side.toLowerCase()}`));

/** The sample's logo is 6.6 times as wide as high. */
const ratio = 6.6;

export const proofs: readonly PageProof[] = places.flatMap(({ name, suffix, screen, logo, margins }) => [
  {
    key: keyOf(suffix, 'HEIGHT'),
    title: `the logo of the ${name} is as high as it says`,
    value: '44',
    path: light,
    screen,
    see: async (page: Page) => Math.round((await picture(logo(page))).height),
    before: suffix === '_FOOTER' ? 120 : 100,
    after: 44,
  },
  {
    key: keyOf(suffix, 'WIDTH'),
    title: `the logo of the ${name} grows no wider than it says`,
    value: '90',
    with: { [keyOf(suffix, 'HEIGHT')]: '30' },
    path: light,
    screen,
    see: async (page: Page) => Math.round((await picture(logo(page))).width),
    before: Math.round(30 * ratio),
    after: 90,
  },
  ...(['TOP', 'BOTTOM', 'LEFT', 'RIGHT'] as const).map(
    (side): PageProof => ({
      key: keyOf(suffix, `MARGIN_${side}`),
      title: `the logo of the ${name} keeps that much room (${side.toLowerCase()})`,
      value: '37',
      with: { [keyOf(suffix, 'HEIGHT')]: '30' },
      path: light,
      screen,
      see: (page) => room(logo(page), side),
      before: margins[side],
      after: 37,
    }),
  ),
]);
