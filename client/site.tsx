import { createContext, type ReactNode, use, useEffect } from 'react';
import type { Cart } from '#schemas/cart.ts';
import type { PageNode } from '#schemas/page.ts';
import type { Lang, SiteInfo } from '#schemas/site.ts';
import type { BrowserParameter } from './browser-parameters.ts';
import { localPath } from './local-path.ts';

/** Data of the site that the browser needs, and the page's place in it. Small, since it is sent with every page. */
export type SiteContext = {
  site: Pick<
    SiteInfo,
    'id' | 'name' | 'isECommerce' | 'isWinemaker' | 'market' | 'timeZone' | 'logos' | 'languages' | 'defaultLang' | 'prefixesDefault'
  >;
  /** Values of the parameters that blocks read in the browser, as text; another key is added in `browser-parameters.ts`. */
  parameters: Readonly<Partial<Record<BrowserParameter, string>>>;
  tree: readonly PageNode[];
  lang: Lang;
  /** `fr_FR` or `en_US`. */
  locale: string;
  /** Of the site's prices, as ISO 4217 names it. */
  currency: string;
  /** Path of the page without query string. */
  path: string;
  /** The visitor's cart, on a page that was made with it. */
  cart?: Cart;
};

const Site = createContext<SiteContext | null>(null);

/** The site around the page on show: see `pageSite`. */
let shown: SiteContext | null = null;

export function SiteProvider({ value, children }: { value: SiteContext; children: ReactNode }): ReactNode {
  useEffect(() => {
    shown = value;
  }, [value]);
  return <Site value={value}>{children}</Site>;
}

/** The cart that the page on show was made with. */
export const pageCart = (): Cart | null => shown?.cart ?? null;

/** The site around the page on show, for what is opened over it. @throws Error before the page's code runs */
export function pageSite(): SiteContext {
  if (!shown) throw new Error('No page is shown');
  return shown;
}

/** The site around a block. @throws Error outside a SiteProvider */
export function useSite(): SiteContext {
  const site = use(Site);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}

/** The texts of a block in the page's language: `const messages = useMessages(allMessages)`. */
export function useMessages<Messages>(messages: Readonly<Record<Lang, Messages>>): Messages {
  return messages[useSite().lang];
}

/** `localPath` for the page's language: `const to = useLocalPath(); <a href={to('/cart')}>`. */
export function useLocalPath(): (path: string) => string {
  const site = useSite();
  return (path) => localPath(site, path);
}
