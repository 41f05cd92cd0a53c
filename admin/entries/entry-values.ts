import { isRecord } from '#domain/document/patch.ts';
import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import { type Lang, languages } from '#messages/languages.ts';
import { formatPrice } from '#ui/format-price.ts';
import { kindOf } from '../form/field-kind.ts';
import { type FieldSchema, foldNull } from '../form/field-schema.ts';
import { findFirstText } from '../form/first-text.ts';
import type { EntryKind } from './entry-kind.ts';

/** Context that the texts of values need. */
export type ValueContext = {
  lang: Lang;
  money: { locale: string; currency: string };
  dates: { day: (day: string) => string; minute: (moment: string) => string };
  /** The entry around the value, where it is known: a discount's unit hangs on its type. */
  entry?: Readonly<Record<string, unknown>> | undefined;
};

/** A field of an entry: its schema, its texts, and how it is called, the lists and objects that it is in included. */
export type DescribedField = { schema: FieldSchema; label: string; options: Readonly<Record<string, string>> | undefined };

/**
 * Finds the field at a path of an entry. Items of lists stand in the path by their index or their key.
 * @param languageName the name of a language by its locale
 */
export function describeField(
  { schema, texts }: Pick<EntryKind, 'schema' | 'texts'>,
  lang: Lang,
  path: readonly (string | number)[],
  languageName: (locale: string) => string = (locale) => locale,
): DescribedField {
  const { fields } = texts[lang];
  const labels: string[] = [];
  const textPath: string[] = [];
  let language: string | undefined;
  let current = foldNull(schema).schema;
  for (let at = 0; at < path.length; at += 1) {
    const step = String(path[at]);
    if (current.type === 'array') {
      labels.push(typeof path[at] === 'number' ? String(Number(step) + 1) : step);
      textPath.push('*');
      current = foldNull(current.items ?? {}).schema;
    } else if (step === 'translations') {
      at += 1;
      language = path[at] === undefined ? undefined : languageName(String(path[at]));
      // Texts of other languages are called as those of the site's own are.
    } else {
      textPath.push(step);
      labels.push(fields[textPath.join('.')]?.label ?? step);
      current = foldNull(current.properties?.[step] ?? {}).schema;
    }
  }
  const label = labels.join(' › ');
  return {
    schema: current,
    label: language === undefined ? label : allMessages[lang].value.inLanguage({ label, language }).trim(),
    options: fields[textPath.join('.')]?.options,
  };
}

const maxLength = 160;
const maxItems = 6;

const shorten = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);

/** A value in a few words, as a list and a difference show it. */
export function formatValue(
  { schema, options }: Pick<DescribedField, 'schema' | 'options'>,
  value: unknown,
  context: ValueContext,
): string {
  const messages = allMessages[context.lang].value;
  if (value === undefined || value === null || value === '') return messages.none;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'number') return formatNumber(schema, value, context);
  if (Array.isArray(value)) return formatList(schema, options, value, context);
  if (isRecord(value)) return formatRecord(schema, value, context);
  const text = String(value);
  if (options?.[text]) return options[text];
  const kind = kindOf(schema);
  if (kind === 'moment' || kind === 'date') return text.length > 10 ? context.dates.minute(text) : context.dates.day(text);
  return kind === 'rich-text' ? findFirstText({ html: text }) || messages.none : shorten(text);
}

/** A few words of an object: its telling text, else its first field that holds something. */
function formatRecord({ properties = {} }: FieldSchema, value: Readonly<Record<string, unknown>>, context: ValueContext): string {
  const words = findFirstText(value);
  if (words !== '') return shorten(words);
  const first = Object.keys(properties).find((name) => value[name] !== null && value[name] !== undefined && value[name] !== '');
  if (first === undefined) return allMessages[context.lang].value.none;
  return formatValue({ schema: foldNull(properties[first] ?? {}).schema, options: undefined }, value[first], context);
}

function formatNumber({ 'x-unit': given, 'x-control': control }: FieldSchema, value: number, { lang, money, entry }: ValueContext): string {
  const isPercent = entry?.type === 'PERCENT';
  const unit = control === 'discount' && entry ? (isPercent ? 'basis-points' : 'cents') : given;
  if (unit === 'cents') return formatPrice(value, money);
  const isHundredths = unit === 'basis-points' || control === 'discount';
  const shown = new Intl.NumberFormat(languages[lang].locale, { maximumFractionDigits: 2 }).format(isHundredths ? value / 100 : value);
  return unit === undefined ? shown : `${shown}\u00a0${unit === 'basis-points' ? '%' : unit}`;
}

function formatList(schema: FieldSchema, options: DescribedField['options'], value: readonly unknown[], context: ValueContext): string {
  const messages = allMessages[context.lang].value;
  if (value.length === 0) return messages.none;
  const items = value
    .slice(0, maxItems)
    .map((item) => formatValue({ schema: foldNull(schema.items ?? {}).schema, options }, item, context));
  const more = value.length > maxItems ? ` … (${messages.items({ count: value.length })})` : '';
  return shorten(items.join(', ')) + more;
}
