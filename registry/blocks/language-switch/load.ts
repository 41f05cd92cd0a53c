import type { LoadContext } from '#renderer/types.ts';
import type { LanguageSwitchProps } from '../../generated/language-switch.ts';
import { type LanguageLink, pageLanguages } from '../../navigation-parts/page-languages.ts';

export type LanguageSwitchData = { languages: LanguageLink[] };

export async function loadLanguageSwitch({ names }: LanguageSwitchProps, context: LoadContext): Promise<LanguageSwitchData> {
  return { languages: pageLanguages(context, names === 'label' ? 'TEXT' : 'CODE') };
}
