import { defineBlockCode } from '#registry/define-block.ts';
import type { LanguageSwitchProps } from '#registry/generated/language-switch.ts';
import type { LoadContext } from '#renderer/types.ts';
import { type LanguageLink, pageLanguages } from '../site/page-languages.ts';

export type LanguageSwitchData = { languages: LanguageLink[] };

async function loadLanguageSwitch({ names }: LanguageSwitchProps, context: LoadContext): Promise<LanguageSwitchData> {
  return { languages: pageLanguages(context, names === 'label' ? 'TEXT' : 'CODE') };
}

export const code = defineBlockCode<LanguageSwitchProps, LanguageSwitchData>({
  load: loadLanguageSwitch,
});
