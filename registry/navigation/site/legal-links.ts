import { localHref } from '#client/local-path.ts';
import { messages } from '#messages/generated/registry/navigation/site/legal-links.ts';
import type { LoadContext } from '#renderer/types.ts';
import { allPages } from './page-tree.ts';

/** `opens` names what opens over the page instead, for `data-opens`. */
export type LegalLink = { label: string; href: string; opens?: 'cookies' };

/** Address of the declaration of withdrawal. */
const withdrawalPath = '/withdrawal';
/** Address of the cookie policy. The link to the consent choices stands beside its link. */
const cookiePolicy = '/cookie-policy';

/**
 * The pages of legal texts, behind the automatic contact page, which no menu names, where the settings show it and no page has its
 * address. In the page's language; for a block's `load`.
 */
export function legalLinks(context: LoadContext): LegalLink[] {
  const pages = allPages(context.tree);
  const hasContact = !context.parameters.HIDE_CONTACT_PAGE && !pages.some(({ url }) => url === '/contact');
  const legal = pages.filter((page) => page.type === 'legal' && page.isValid).map((page) => ({ label: page.menuTitle, href: page.url }));
  const links: LegalLink[] = [
    ...(hasContact ? [{ label: messages[context.lang].contact, href: '/contact' }] : []),
    ...legal,
    ...(context.parameters.ACCESSIBILITY_STATEMENT ? [{ label: messages[context.lang].accessibility, href: '/accessibility' }] : []),
    // Easy to reach during the whole time of withdrawal (Code de la consommation, L221-21).
    ...(context.site.isECommerce ? [{ label: messages[context.lang].withdraw, href: withdrawalPath }] : []),
    ...(legal.some(({ href }) => href === cookiePolicy)
      ? [{ label: messages[context.lang].cookies, href: cookiePolicy, opens: 'cookies' as const }]
      : []),
  ];
  return links.map((link) => ({ ...link, href: localHref(context, link.href) }));
}
