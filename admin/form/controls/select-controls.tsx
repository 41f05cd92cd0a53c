import { adminComponentsQuery } from '#client/queries/page-admin.ts';
import { countriesQuery } from '#client/queries/places.ts';
import { useServerState } from '#client/query-client.ts';
import { useSite } from '#client/site.tsx';
import { currencies } from '#schemas/currency.ts';
import type { ControlProps } from '../control-props.ts';
import { Select } from './select.tsx';

/** A country by its name; what is stored is its two-letter code. */
export function CountryControl(props: ControlProps) {
  const countries = useServerState(countriesQuery()).data ?? [];
  return <Select {...props} choices={countries.map(({ alphaTwo, name }) => ({ value: alphaTwo, label: name }))} />;
}

/** A currency by its name; what is stored is its code in ISO 4217. */
export function CurrencyControl(props: ControlProps) {
  const { lang } = useSite();
  const names = new Intl.DisplayNames(lang, { type: 'currency' });
  const choices = currencies
    .map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))
    .sort((a, b) => a.label.localeCompare(b.label, lang));
  return <Select {...props} choices={choices} value={String(props.value ?? props.fallback ?? '').toUpperCase()} />;
}

/** Languages that texts are usually written in; any other that is stored stands beside them. */
const languageCodes = [
  'ar',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'eu',
  'fi',
  'fr',
  'hu',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sv',
  'tr',
  'uk',
  'zh',
];

/** A language by its name; what is stored are its two letters. */
export function LanguageControl(props: ControlProps) {
  const { lang } = useSite();
  const names = new Intl.DisplayNames(lang, { type: 'language' });
  const choices = languageCodes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, lang));
  return <Select {...props} choices={choices} />;
}

/** One of the site's shared components, by its title; those that documents place come first, the one that is edited is left out. */
export function ComponentControl({ edited = null, ...props }: ControlProps & { edited?: string | null }) {
  const components = useServerState(adminComponentsQuery()).data ?? [];
  const own = components.filter(({ isOwn, slug }) => isOwn && slug !== edited);
  const sorted = [...own.filter(({ need }) => need === 'placed'), ...own.filter(({ need }) => need !== 'placed')];
  return <Select {...props} choices={sorted.map(({ slug, title }) => ({ value: slug, label: title }))} />;
}
