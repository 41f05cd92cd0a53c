import { localHref } from '#client/local-path.ts';
import { type Contact, companyContact } from '#registry/content/company/contact.ts';
import { type HoursLine, openingHours } from '#registry/content/company/opening-hours.ts';
import { type SocialLink, socialLinks } from '#registry/content/company/social-links.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { SiteMenuProps } from '#registry/generated/site-menu.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { PageNode } from '#schemas/page.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { IconDrawing } from '#ui/icon-path.tsx';
import type { SearchSettings } from '../search/search-settings.ts';
import { iconOf, isPlainIcon } from '../site/icon-of.ts';
import { type ShownLogo, shownLogoOf } from '../site/logo-of.ts';
import { type LanguageLink, pageLanguages } from '../site/page-languages.ts';
import { hrefOf, menuEntries, trailTo } from '../site/page-tree.ts';

export type Entry = { label: string; href: string; current: 'page' | 'true' | false; children: Entry[] };

const lookKeys = [
  'LOGO_POSITION',
  'LOGO_POSITION_MOBILE',
  'MENU_ALIGNMENT',
  'MENU_ACTIVE_TYPE',
  'MENU_HOVER_TRANSITION',
  'SUBMENU_ALIGNMENT',
  'SUBMENU_DROPSHADOW',
  'SUBMENU_CENTERED',
  'DISPLAY_MENU_ICON',
] as const;

/** The settings that say how the menu looks. Its data carries no others: all of them are 30 KB. */
export type Look = Pick<ParameterValues, (typeof lookKeys)[number]>;

export type SiteMenuData = {
  entries: Entry[];
  homeHref: string;
  searchHref: string;
  /** Settings that the search panel reads in the page (`SearchSettings`). */
  search: SearchSettings;
  accountHref: string;
  /** Null where nothing is kept for later. */
  wishlistHref: string | null;
  logo: ShownLogo | null;
  /** Logo shown while the header lies over a picture. Null: the same logo. */
  logoOnTop: ShownLogo | null;
  siteName: string;
  contact: Contact;
  hours: HoursLine[];
  languages: LanguageLink[];
  /** Empty unless the owner wants them in the menu. */
  social: SocialLink[];
  look: Look;
  /** The word of the account is written: in place of the icon, or with an icon that is not plain. */
  hasAccountWord: boolean;
  icons: { menu: IconDrawing; search: IconDrawing; account: IconDrawing };
};

async function loadSiteMenu(props: SiteMenuProps, context: LoadContext): Promise<SiteMenuData> {
  const { site, tree, lang } = context;
  const values = context.parameters;
  const here = context.askPath((path) => trailTo(tree, path).at(-1));
  const trail = here ? trailTo(tree, here.url) : [];
  const logo = shownLogoOf('header', site.logos, values);
  const onTop = values.MENU_TYPE === 'OVERLAY' ? shownLogoOf('picture', site.logos, values) : logo;
  return {
    entries: menuEntries(tree).map((page) => entryOf(page, trail, context)),
    homeHref: localHref(context, '/'),
    searchHref: localHref(context, props.searchUrl ?? ''),
    search: {
      home: localHref(context, '/'),
      suggestions: props.searchSuggestions,
      popular: props.searchPopular,
      placeholder: props.searchPlaceholder,
    },
    accountHref: localHref(context, props.accountUrl ?? ''),
    wishlistHref: values.DISPLAY_WISHLIST && site.isECommerce ? localHref(context, '/wishlist') : null,
    logo,
    logoOnTop: isSameLogo(onTop, logo) ? null : onTop,
    siteName: site.name,
    contact: companyContact(values, lang),
    hours: openingHours(values, lang),
    languages: values.LANG_MENU_STYLE === 'NONE' ? [] : pageLanguages(context, values.LANG_MENU_STYLE),
    social: values.DISPLAY_SOCIAL_ICON_IN_MENU ? socialLinks(values) : [],
    look: Object.fromEntries(lookKeys.map((key) => [key, values[key]])) as Look,
    hasAccountWord: !values.DISPLAY_MENU_ICON || !isPlainIcon('MY_ACCOUNT_ICON', values),
    icons: { menu: iconOf('MENU_ICON', values), search: iconOf('SEARCH_ICON', values), account: iconOf('MY_ACCOUNT_ICON', values) },
  };
}

const isSameLogo = (one: ShownLogo | null, other: ShownLogo | null): boolean =>
  one?.id === other?.id && one?.dark?.id === other?.dark?.id && one?.plate === other?.plate;

function entryOf(page: PageNode, trail: readonly PageNode[], context: LoadContext): Entry {
  const current = page === trail.at(-1) ? 'page' : trail.includes(page) ? 'true' : false;
  return {
    label: page.menuTitle,
    href: localHref(context, hrefOf(page)),
    current,
    children: menuEntries(page.children).map((child) => entryOf(child, trail, context)),
  };
}

export const code = defineBlockCode<SiteMenuProps, SiteMenuData>({
  load: loadSiteMenu,
});
