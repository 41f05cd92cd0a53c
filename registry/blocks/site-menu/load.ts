import type { LoadContext } from '#renderer/types.ts';
import type { PageNode } from '#schemas/page.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import { type Logo, toLang } from '#schemas/site.ts';
import { type Contact, companyContact } from '../../company-parts/contact.ts';
import { type HoursLine, openingHours } from '../../company-parts/opening-hours.ts';
import type { SiteMenuProps } from '../../generated/site-menu.ts';
import { hrefOf, menuEntries, trailTo } from '../../navigation-parts/page-tree.ts';
import { valuesOf } from '../../site-values.ts';

export type Entry = { label: string; href: string; current: 'page' | 'true' | false; children: Entry[] };
export type LanguageLink = { label: string; name: string; lang: string; href: string; isCurrent: boolean };

type Look = Pick<
  ParameterValues,
  | 'LOGO_POSITION'
  | 'MENU_ALIGNMENT'
  | 'MENU_ACTIVE_TYPE'
  | 'MENU_HOVER_TRANSITION'
  | 'SUBMENU_ALIGNMENT'
  | 'SUBMENU_DROPSHADOW'
  | 'SUBMENU_CENTERED'
  | 'DISPLAY_MENU_ICON'
  | 'MY_ACCOUNT_ICON'
>;

export type SiteMenuData = {
  entries: Entry[];
  logo: Logo | null;
  siteName: string;
  contact: Contact;
  hours: HoursLine[];
  languages: LanguageLink[];
  look: Look;
};

export async function loadSiteMenu(_: SiteMenuProps, context: LoadContext): Promise<SiteMenuData> {
  const { site, tree, path, lang } = context;
  const values = valuesOf(context);
  const trail = trailTo(tree, path);
  return {
    entries: menuEntries(tree).map((page) => entryOf(page, trail)),
    logo: site.logos.find(({ type }) => type === 'LOGO') ?? null,
    siteName: site.name,
    contact: companyContact(values),
    hours: openingHours(values, lang),
    languages: values.LANG_MENU_STYLE === 'NONE' ? [] : languageLinks(context, values.LANG_MENU_STYLE),
    look: values,
  };
}

function entryOf(page: PageNode, trail: readonly PageNode[]): Entry {
  const current = page === trail.at(-1) ? 'page' : trail.includes(page) ? 'true' : false;
  return {
    label: page.menuTitle,
    href: hrefOf(page),
    current,
    children: menuEntries(page.children).map((child) => entryOf(child, trail)),
  };
}

/** The same page in the site's other languages; none on a site with one. */
function languageLinks({ site, path, locale }: LoadContext, style: 'TEXT' | 'CODE'): LanguageLink[] {
  const languages = site.languages.filter(({ isValid }) => isValid);
  if (languages.length < 2) return [];
  return languages.map(({ code, label }) => {
    const lang = toLang(code);
    const isOwn = code === site.defaultLang || lang === site.defaultLang;
    const name = style === 'TEXT' ? label : lang.toUpperCase();
    return { label, name, lang, href: isOwn ? path : `/${lang}${path === '/' ? '' : path}`, isCurrent: code === locale };
  });
}
