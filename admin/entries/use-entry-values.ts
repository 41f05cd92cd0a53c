import { useMemo } from 'react';
import { useMoney } from '#client/money.tsx';
import type { EntryValue } from '#client/queries/entries.ts';
import { useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { languageName } from '#schemas/site.ts';
import type { EntryKind } from './entry-kind.ts';
import { type DescribedField, describeField, formatValue } from './entry-values.ts';

export type EntryValues = {
  /** The field at a path, in the page's language. */
  findField: (path: readonly (string | number)[]) => DescribedField;
  /** A value of the field at a path, in a few words. */
  format: (path: readonly (string | number)[], value: unknown, entry?: EntryValue) => string;
};

/** Describes fields of a kind and their values in the page's language. */
export function useEntryValues(kind: EntryKind): EntryValues {
  const { lang } = useSite();
  const money = useMoney();
  const dates = useDates();
  return useMemo(() => {
    const findField: EntryValues['findField'] = (path) => describeField(kind, lang, path, (code) => languageName(code, lang));
    return { findField, format: (path, value, entry) => formatValue(findField(path), value, { lang, money, dates, entry }) };
  }, [kind, lang, money, dates]);
}
