import { defineBlockCode } from '#registry/define-block.ts';
import type { SocialLinksProps } from '#registry/generated/social-links.ts';
import type { LoadContext } from '#renderer/types.ts';
import { type SocialLink, socialLinks } from '../company/social-links.ts';

export type SocialLinksData = { links: SocialLink[] };

async function loadSocialLinks(_: SocialLinksProps, context: LoadContext): Promise<SocialLinksData> {
  return { links: socialLinks(context.parameters) };
}

export const code = defineBlockCode<SocialLinksProps, SocialLinksData>({
  load: loadSocialLinks,
});
