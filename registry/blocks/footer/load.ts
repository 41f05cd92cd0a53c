import type { LoadContext } from '#renderer/types.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Lang, Logo } from '#schemas/site.ts';
import { type Contact, companyContact } from '../../company-parts/contact.ts';
import { type HoursLine, openingHours } from '../../company-parts/opening-hours.ts';
import { type SocialLink, socialLinks } from '../../company-parts/social-links.ts';
import type { FooterProps } from '../../generated/footer.ts';
import { localHref } from '../../navigation-parts/local-href.ts';
import { logoOf } from '../../navigation-parts/logo-of.ts';
import { allPages } from '../../navigation-parts/page-tree.ts';
import { valuesOf } from '../../site-values.ts';
import { words } from './words.ts';

type Link = { label: string; href: string };
export type FooterData = {
  logo: Logo | null;
  logoPosition: 'LEFT' | 'CENTER' | 'RIGHT';
  homeHref: string;
  siteName: string;
  /** The block's own words, else the company's description. */
  text: string;
  groups: { title: string; links: Link[] }[];
  contact: Contact;
  hours: HoursLine[];
  social: SocialLink[];
  legal: Link[];
  credit: { text: string; href: string; hasEmblem: boolean } | null;
  hasWayUp: boolean;
};

export async function loadFooter({ text, groups = [] }: FooterProps, context: LoadContext): Promise<FooterData> {
  const { site, tree, lang, path } = context;
  const values = valuesOf(context);
  const to = (href: string) => localHref(context, href);
  return {
    logo: logoOf('footer', site.logos, values),
    logoPosition: values.LOGO_FOOTER_POSITION,
    homeHref: to('/'),
    siteName: site.name,
    text: text || values.COMPANY_DESCRIPTION,
    groups: groups.map(({ title, links }) => ({ title, links: links.map(({ label, href }) => ({ label, href: to(href) })) })),
    contact: companyContact(values, lang),
    hours: openingHours(values, lang),
    social: socialLinks(values),
    legal: [...contactLink(values, tree, lang), ...legalLinks(tree)].map(({ label, href }) => ({ label, href: to(href) })),
    credit: values.CREATED_BY_MESSAGE
      ? { text: values.CREATED_BY_MESSAGE, href: values.CREATED_BY_BACKLINK_URL, hasEmblem: !values.HIDE_EVOLUSITE_LOGO }
      : null,
    // In the way of buying, totals and buttons stand where it would be.
    hasWayUp: values.SHOW_SCROLL_TO_TOP && !path.startsWith('/cart'),
  };
}

const legalLinks = (tree: LoadContext['tree']): Link[] =>
  allPages(tree)
    .filter((page) => page.type === 'legal' && page.isValid)
    .map((page) => ({ label: page.menuTitle, href: page.url }));

/** The automatic contact page, which no menu names, where the settings show it and no page has its address. */
const contactLink = ({ HIDE_CONTACT_PAGE }: ParameterValues, tree: LoadContext['tree'], lang: Lang): Link[] =>
  HIDE_CONTACT_PAGE || allPages(tree).some(({ url }) => url === '/contact') ? [] : [{ label: words[lang].contactPage, href: '/contact' }];
