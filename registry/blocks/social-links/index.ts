import { defineBlock } from '../../define-block.ts';
import type { SocialLinksProps } from '../../generated/social-links.ts';
import { loadSocialLinks, type SocialLinksData } from './load.ts';

export const block = defineBlock<SocialLinksProps, SocialLinksData>({
  type: 'social-links',
  version: 1,
  mode: 'static',
  defaults: { align: 'start', size: 'medium' },
  load: loadSocialLinks,
});
