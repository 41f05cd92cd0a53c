import { localHref } from '#client/local-path.ts';
import { type Contact, companyContact } from '#registry/content/company/contact.ts';
import { type HoursLine, openingHours } from '#registry/content/company/opening-hours.ts';
import { type SocialLink, socialLinks } from '#registry/content/company/social-links.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { FooterProps } from '#registry/generated/footer.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Element } from '#schemas/element.ts';
import type { Image } from '#schemas/site.ts';
import { type LegalLink, legalLinks } from '../site/legal-links.ts';
import { type ShownLogo, shownLogoOf } from '../site/logo-of.ts';
import { type SiteCredit, siteCredit } from '../site/site-credit.ts';

type Link = { label: string; href: string };
/** A partner of the list `logo-footer`; without a picture its name stands there. */
export type Partner = { id: number; title: string; image: Image | null; href: string | null };
export type FooterData = {
  logo: ShownLogo | null;
  logoPosition: 'LEFT' | 'CENTER' | 'RIGHT';
  homeHref: string;
  siteName: string;
  /** The block's own words, else the company's description. */
  text: string;
  groups: { title: string; links: Link[] }[];
  /** The site's list `logo-footer`. */
  partners: Partner[];
  /** The site's list `link-footer`. */
  links: Link[];
  contact: Contact;
  hours: HoursLine[];
  social: SocialLink[];
  legal: LegalLink[];
  credit: SiteCredit | null;
  hasWayUp: boolean;
};

/** All elements of a list of the site that the footer shows, as the specification reads them. */
async function readList(context: LoadContext, route: 'logo-footer' | 'link-footer'): Promise<readonly Element[]> {
  const { elements } = await context.call('GET /element/{route}', { params: { route }, query: { page: 1, nbItem: 100 } });
  return elements;
}

async function loadFooter({ text, groups = [] }: FooterProps, context: LoadContext): Promise<FooterData> {
  const { site, lang } = context;
  const values = context.parameters;
  const to = (href: string) => localHref(context, href);
  const [logos, lines] = await Promise.all([readList(context, 'logo-footer'), readList(context, 'link-footer')]);
  return {
    logo: shownLogoOf('footer', site.logos, values),
    logoPosition: values.LOGO_FOOTER_POSITION,
    homeHref: to('/'),
    siteName: site.name,
    text: text || values.COMPANY_DESCRIPTION,
    groups: groups.map(({ title, links }) => ({ title, links: links.map(({ label, href }) => ({ label, href: to(href) })) })),
    partners: logos.map(({ id, title, pictures, link }) => ({ id, title, image: pictures[0] ?? null, href: link && to(link) })),
    links: lines.flatMap(({ title, link }) => (link ? [{ label: title, href: to(link) }] : [])),
    contact: companyContact(values, lang),
    hours: openingHours(values, lang),
    social: socialLinks(values),
    legal: legalLinks(context),
    credit: siteCredit(values),
    // In the way of buying, totals and buttons stand where it would be.
    hasWayUp: values.SHOW_SCROLL_TO_TOP && !context.askPath((path) => path.startsWith('/cart')),
  };
}

export const code = defineBlockCode<FooterProps, FooterData>({
  load: loadFooter,
});
