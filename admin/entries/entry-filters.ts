import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import type { Lang } from '#schemas/site.ts';
import { kindOf } from '../form/field-kind.ts';
import { foldNull } from '../form/field-schema.ts';
import type { ListState } from '../list/list-state.ts';
import type { ListFilter } from '../list/list-toolbar.tsx';
import { columnLabel, type EntryKind, type FilterChoice } from './entry-kind.ts';

/** Number of values up to which a number is filtered by each of them. */
const maxNumbers = 10;

/** Choices of the filter of a field; none where its values are not known beforehand. */
export function filterChoices(
  { schema, texts }: Pick<EntryKind, 'schema' | 'texts'>,
  field: string,
  lang: Lang,
  now: Date,
): FilterChoice[] {
  const { filter } = allMessages[lang];
  const { schema: own } = foldNull(schema.properties?.[field] ?? {});
  const options = texts[lang].fields[field]?.options;
  if (own.enum)
    return own.enum.map((value) => ({ value: String(value), label: options?.[String(value)] ?? String(value), text: String(value) }));
  const { minimum, maximum } = own;
  switch (kindOf(own)) {
    case 'switch':
      return [
        { value: 'true', label: filter.yes, text: 'true' },
        { value: 'false', label: filter.no, text: 'false' },
      ];
    case 'moment':
      return [
        { value: 'past', label: filter.past, text: `lte:${now.toISOString()}` },
        { value: 'future', label: filter.future, text: `gt:${now.toISOString()}` },
      ];
    case 'number': {
      if (minimum === undefined || maximum === undefined || maximum - minimum >= maxNumbers) return [];
      const values = Array.from({ length: maximum - minimum + 1 }, (_, at) => String(minimum + at));
      return values.map((value) => ({ value, label: value, text: value }));
    }
    default:
      return [];
  }
}

/** The filters of a kind's list, and the texts of those that are chosen. @param named choices of filters whose values are names */
export function listFilters(
  kind: EntryKind,
  list: Pick<ListState, 'chosen'>,
  { lang, now, named }: { lang: Lang; now: Date; named: Readonly<Record<string, readonly { value: string; label: string }[]>> },
): { filters: ListFilter[]; chosen: Record<string, string> } {
  const { filter } = allMessages[lang];
  const chosen: Record<string, string> = {};
  const filters = (kind.entity.list.filters ?? []).flatMap((field): ListFilter[] => {
    const choices =
      named[field]?.map((one) => ({ ...one, text: one.value })) ??
      kind.filterChoices?.(field, lang) ??
      filterChoices(kind, field, lang, now);
    if (choices.length === 0) return [];
    const value = list.chosen(
      field,
      choices.map((choice) => choice.value),
    );
    const text = choices.find((choice) => choice.value === value)?.text;
    if (text !== undefined) chosen[field] = text;
    const label = columnLabel(kind, field, lang);
    return [
      {
        label,
        name: field,
        value,
        every: filter.every({ label }),
        options: choices.map((choice) => ({ value: choice.value, label: choice.label })),
      },
    ];
  });
  return { filters, chosen };
}
