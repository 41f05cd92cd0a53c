import type { LoadContext } from '#renderer/types.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { LanguageSwitchProps } from '../../generated/language-switch.ts';
import { type LanguageLink, pageLanguages } from '../../navigation-parts/page-languages.ts';

export type LanguageSwitchData = { languages: LanguageLink[] };

async function loadLanguageSwitch({ names }: LanguageSwitchProps, context: LoadContext): Promise<LanguageSwitchData> {
  return { languages: pageLanguages(context, names === 'label' ? 'TEXT' : 'CODE') };
}

export const code = defineBlockCode<LanguageSwitchProps, LanguageSwitchData>({
  load: loadLanguageSwitch,
});
