import { defineBlock } from '../../define-block.ts';
import type { HeaderProps } from '../../generated/header.ts';
import { type HeaderData, loadHeader } from './load.ts';

export const block = defineBlock<HeaderProps, HeaderData>({
  type: 'header',
  version: 1,
  mode: 'interactive',
  slots: ['default', 'actions'],
  load: loadHeader,
});
