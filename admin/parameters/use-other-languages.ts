import { useMemo } from 'react';
import { useSite } from '#client/site.tsx';
import { languageName } from '#schemas/site.ts';

/** Languages of the site besides its own, with their names in the panel's. */
export function useOtherLanguages(): readonly { locale: string; name: string }[] {
  const { site, lang } = useSite();
  return useMemo(() => {
    const others = site.languages.filter(({ code }) => code !== site.defaultLang);
    return others.map(({ code }) => ({ locale: code, name: languageName(code, lang) }));
  }, [site, lang]);
}
