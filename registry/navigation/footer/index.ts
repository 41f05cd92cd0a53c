import { localHref } from '#client/local-path.ts';
import { type Contact, companyContact } from '#registry/content/company/contact.ts';
import { type HoursLine, openingHours } from '#registry/content/company/opening-hours.ts';
import { type SocialLink, socialLinks } from '#registry/content/company/social-links.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { FooterProps } from '#registry/generated/footer.ts';
import type { LoadContext } from '#renderer/types.ts';
import { type LegalLink, legalLinks } from '../site/legal-links.ts';
import { type ShownLogo, shownLogoOf } from '../site/logo-of.ts';
import { type SiteCredit, siteCredit } from '../site/site-credit.ts';

type Link = { label: string; href: string };
export type FooterData = {
  logo: ShownLogo | null;
  logoPosition: 'LEFT' | 'CENTER' | 'RIGHT';
  homeHref: string;
  siteName: string;
  /** The block's own words, else the company's description. */
  text: string;
  groups: { title: string; links: Link[] }[];
  contact: Contact;
  hours: HoursLine[];
  social: SocialLink[];
  legal: LegalLink[];
  credit: SiteCredit | null;
  hasWayUp: boolean;
};

async function loadFooter({ text, groups = [] }: FooterProps, context: LoadContext): Promise<FooterData> {
  const { site, lang } = context;
  const values = context.parameters;
  const to = (href: string) => localHref(context, href);
  return {
    logo: shownLogoOf('footer', site.logos, values),
    logoPosition: values.LOGO_FOOTER_POSITION,
    homeHref: to('/'),
    siteName: site.name,
    text: text || values.COMPANY_DESCRIPTION,
    groups: groups.map(({ title, links }) => ({ title, links: links.map(({ label, href }) => ({ label, href: to(href) })) })),
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
