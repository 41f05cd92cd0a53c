import type { LoadContext } from '#renderer/types.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Logo } from '#schemas/site.ts';
import type { BrandName } from '#ui/brand-icon.tsx';
import { type Contact, companyContact } from '../../company-parts/contact.ts';
import { type HoursLine, openingHours } from '../../company-parts/opening-hours.ts';
import type { FooterProps } from '../../generated/footer.ts';
import { allPages } from '../../navigation-parts/page-tree.ts';
import { valuesOf } from '../../site-values.ts';

type Link = { label: string; href: string };
export type FooterData = {
  logo: Logo | null;
  siteName: string;
  contact: Contact;
  hours: HoursLine[];
  social: { name: BrandName; label: string; href: string }[];
  legal: Link[];
  credit: { text: string; href: string } | null;
};

export async function loadFooter(_: FooterProps, context: LoadContext): Promise<FooterData> {
  const { site, tree, lang } = context;
  const values = valuesOf(context);
  const logoOf = (type: Logo['type']) => site.logos.find((logo) => logo.type === type);
  return {
    // A site with one logo shows it here too (specification, section 3).
    logo: logoOf('LOGO_FOOTER') ?? logoOf('LOGO') ?? null,
    siteName: site.name,
    contact: companyContact(values),
    hours: openingHours(values, lang),
    social: socialLinks(values),
    legal: allPages(tree)
      .filter((page) => page.type === 'legal' && page.isValid)
      .map((page) => ({ label: page.menuTitle, href: page.url })),
    credit: values.CREATED_BY_MESSAGE ? { text: values.CREATED_BY_MESSAGE, href: values.CREATED_BY_BACKLINK_URL } : null,
  };
}

function socialLinks(values: ParameterValues): FooterData['social'] {
  const all: FooterData['social'] = [
    { name: 'instagram', label: 'Instagram', href: values.INSTAGRAM_URL },
    { name: 'facebook', label: 'Facebook', href: values.FACEBOOK_URL },
    { name: 'pinterest', label: 'Pinterest', href: values.PINTEREST_URL },
    { name: 'tiktok', label: 'TikTok', href: values.TIKTOK_URL },
    { name: 'youtube', label: 'YouTube', href: values.YOUTUBE_URL },
    { name: 'linkedin', label: 'LinkedIn', href: values.LINKEDIN_URL },
    { name: 'google', label: 'Google', href: values.GOOGLE_REVIEW_URL },
  ];
  return all.filter(({ href }) => href !== '');
}
