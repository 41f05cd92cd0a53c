import { defineBlock } from '../../define-block.ts';
import type { LogoProps } from '../../generated/logo.ts';
import { type LogoData, loadLogo } from './load.ts';

export const block = defineBlock<LogoProps, LogoData>({
  type: 'logo',
  version: 1,
  mode: 'static',
  defaults: { height: 56, ground: 'header', linked: true, align: 'start' },
  load: loadLogo,
});
