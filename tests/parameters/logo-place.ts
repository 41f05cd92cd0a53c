import type { Locator, Page } from 'playwright';
import { light } from './look.ts';
import { boxOf, entriesOf, placeIn } from './menu-look.ts';
import type { PageProof } from './proof.ts';

const picture = (area: Locator) =>
  area
    .getByRole('link', { name: /, accueil$/ })
    .locator('img')
    .filter({ visible: true });
const logoOf = (page: Page) => picture(page.getByRole('banner').first());

/** Returns the position of the logo relative to the entries of the menu. */
async function logoByMenu(page: Page): Promise<string> {
  const logo = await boxOf(logoOf(page));
  const first = await boxOf(entriesOf(page).first());
  const last = await boxOf(entriesOf(page).last());
  if (logo.bottom <= first.top) return 'above';
  if (logo.right <= first.left) return 'left';
  return logo.left >= first.right && logo.right <= last.left ? 'amid' : 'elsewhere';
}

const sides = { LEFT: 'left', CENTER: 'centre', RIGHT: 'right' } as const;

/** Proofs of the logo's position, and of the space around it. */
export const proofs: readonly PageProof[] = [
  ...(['LEFT', 'CENTER'] as const).map(
    (value): PageProof => ({
      key: 'LOGO_POSITION',
      title: value === 'LEFT' ? 'the logo is left of the menu' : 'the logo is amid the menu',
      value,
      path: light,
      see: logoByMenu,
      before: 'above',
      after: value === 'LEFT' ? 'left' : 'amid',
    }),
  ),
  ...(['LEFT', 'RIGHT'] as const).map(
    (value): PageProof => ({
      key: 'LOGO_POSITION_MOBILE',
      title: `the logo is ${sides[value]} on a phone`,
      value,
      path: light,
      screen: 'phone',
      with: { LOGO_WIDTH_MOBILE: '60' },
      // Between the menu's button and the cart.
      see: async (page) => {
        const button = await boxOf(page.getByRole('button', { name: 'Menu', exact: true }));
        const cart = await boxOf(
          page
            .getByRole('banner')
            .first()
            .getByRole('link', { name: /^Panier, / }),
        );
        return placeIn({ left: button.right, right: cart.left }, await boxOf(logoOf(page)));
      },
      before: 'centre',
      after: sides[value],
    }),
  ),
  ...(['CENTER', 'RIGHT'] as const).map(
    (value): PageProof => ({
      key: 'LOGO_FOOTER_POSITION',
      title: `the logo of the footer is ${sides[value]} in its column`,
      value,
      with: { LOGO_FOOTER_WIDTH: '60' },
      path: light,
      see: async (page) => {
        const logo = picture(page.getByRole('contentinfo'));
        return placeIn(await boxOf(logo.locator('xpath=../..')), await boxOf(logo));
      },
      before: 'left',
      after: sides[value],
    }),
  ),
];
