import { eventRoute } from './event-route.ts';
import { screens } from './screens.ts';

/**
 * Effect of a missing file for a component. `required`: its addresses answer 404 (without header or footer, every page lacks it);
 * `built-in`: a built-in one replaces it; `optional`: none.
 */
export type ComponentNeed = 'required' | 'built-in' | 'optional';

/** A shared component that the program knows by name: `components/<slug>.json` in a site's folder. */
export type KnownComponent = {
  slug: string;
  /** Addresses where it is shown; none: around every page. */
  addresses: readonly string[];
  need: ComponentNeed;
  /** Of a site that sells nothing, nothing asks for it. */
  isShopOnly: boolean;
};

const known = (slug: string, addresses: readonly string[], need: ComponentNeed, isShopOnly = false): KnownComponent => ({
  ...{ slug, addresses, need, isShopOnly },
});

/** Screens that have a ready one; tests/unit/web/shared-components.test.ts compares this with what the pages can make. */
const builtIn: ReadonlySet<string> = new Set([
  ...['account-return', 'account-return-detail', 'contact', 'blog', 'albums', 'services', 'newsletter'],
  ...[
    'password-reset-ask',
    'password-reset',
    'wishlist',
    'order-follow',
    'withdrawal',
    'accessibility',
    'stock-alerts',
    'stock-alert-removal',
  ],
]);

const ofScreens = Map.groupBy(screens, ({ component }) => component);

/** Every shared component that the program knows by name. A site may have others, which its documents place. */
export const knownComponents: readonly KnownComponent[] = [
  known('header', [], 'required'),
  known('footer', [], 'required'),
  known('mobile-bar', [], 'optional'),
  known('checkout-header', ['/cart/address', '/cart/shipping', '/cart/payment'], 'optional', true),
  known('checkout-footer', ['/cart/address', '/cart/shipping', '/cart/payment'], 'optional', true),
  known('error', ['*'], 'built-in'),
  ...[...ofScreens].map(([slug, own]) =>
    known(
      slug,
      own.map(({ pattern }) => pattern),
      builtIn.has(slug) ? 'built-in' : 'required',
      own.every(({ isAlways }) => !isAlways),
    ),
  ),
  known('product-sheet', ['/products/{slug?}/{id}', '/wines/{slug?}/{id}'], 'required', true),
  known('wine-sheet', ['/wines/{slug?}/{id}', '/wines/{slug}/{id}/{year}', '/wines/{slug}/{id}/detail/{idDeclination}'], 'optional', true),
  known('product-customize', ['/products/{slug?}/{id?}/{idDeclination}/customize'], 'built-in', true),
  known('blog-article', ['/blog/{slug?}/{id}'], 'built-in'),
  known('blog-folder', ['/blog/folder/{slug?}/{id}'], 'built-in'),
  known('album-sheet', ['/albums/{slug?}/{id}'], 'built-in'),
  known('service-sheet', ['/services/{slug?}/{id}'], 'built-in'),
  known('event-sheet', [`/${eventRoute}/{slug?}/{id}`], 'built-in'),
];

/** The shared components that a site must have for each of its addresses to show something. */
export const requiredComponents = (isECommerce: boolean): readonly KnownComponent[] =>
  knownComponents.filter(({ need, isShopOnly }) => need === 'required' && (isECommerce || !isShopOnly));
