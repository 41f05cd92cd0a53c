import { defineBlock } from '../../define-block.ts';
import type { LanguageSwitchProps } from '../../generated/language-switch.ts';
import { type LanguageSwitchData, loadLanguageSwitch } from './load.ts';

export const block = defineBlock<LanguageSwitchProps, LanguageSwitchData>({
  type: 'language-switch',
  version: 1,
  mode: 'static',
  defaults: { names: 'label', align: 'start' },
  load: loadLanguageSwitch,
});
