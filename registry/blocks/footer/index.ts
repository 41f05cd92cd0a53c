import { defineBlock } from '../../define-block.ts';
import type { FooterProps } from '../../generated/footer.ts';
import { type FooterData, loadFooter } from './load.ts';

export const block = defineBlock<FooterProps, FooterData>({
  type: 'footer',
  version: 1,
  mode: 'static',
  defaults: { groups: [], showHours: true, showSocial: true, showLegal: true },
  load: loadFooter,
});
