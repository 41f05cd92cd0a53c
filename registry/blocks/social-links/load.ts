import type { LoadContext } from '#renderer/types.ts';
import { type SocialLink, socialLinks } from '../../company-parts/social-links.ts';
import type { SocialLinksProps } from '../../generated/social-links.ts';
import { valuesOf } from '../../site-values.ts';

export type SocialLinksData = { links: SocialLink[] };

export async function loadSocialLinks(_: SocialLinksProps, context: LoadContext): Promise<SocialLinksData> {
  return { links: socialLinks(valuesOf(context)) };
}
