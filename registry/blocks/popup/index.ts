import { defineBlock } from '../../define-block.ts';
import type { PopupProps } from '../../generated/popup.ts';
import { loadPopup, type PopupData } from './load.ts';

export const block = defineBlock<PopupProps, PopupData>({
  type: 'popup',
  version: 1,
  mode: 'interactive',
  load: loadPopup,
});
