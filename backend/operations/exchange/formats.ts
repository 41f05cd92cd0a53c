import { readText, writeText } from '#backend/platform/csv.ts';
import { isStorable } from '#backend/platform/database/storable.ts';
import type { MessageKey, MessageParams } from '#backend/platform/messages/message.ts';
import { type Messages, messages as productTexts } from '#messages/generated/entities/product.ts';
import { type Lang, langs } from '#schemas/site.ts';
import { isAmbiguousNumber, typedLine } from '#schemas/typed-text.ts';

/** A cell that cannot be taken, and why. */
export class CellRefused extends Error {
  override name = 'CellRefused';
  readonly reason: MessageKey;
  readonly params: MessageParams;
  /** The line in the cell that is meant, from 1; undefined: all of it. */
  readonly at: number | undefined;
  /** Other refusals in the same cell. */
  readonly others: readonly CellRefused[];

  constructor(reason: MessageKey, params: MessageParams = {}, at?: number, others: readonly CellRefused[] = []) {
    super(reason);
    this.reason = reason;
    this.params = params;
    this.at = at;
    this.others = others;
  }
}

/** Format of a value in a cell, with the words and the decimal sign of a language; `read` throws CellRefused. */
export type Format<T> = { show: (value: T) => string; read: (cell: string) => T };

const maxTextLength = 50_000;

export const text: Format<string> = {
  show: writeText,
  read: (cell) => {
    const value = readText(cell).normalize('NFC');
    if (!isStorable(value)) throw new CellRefused('field.invalid');
    if (value.length > maxTextLength) throw new CellRefused('field.too-long', { max: maxTextLength });
    return value;
  },
};

export const requiredText: Format<string> = { ...text, read: (cell) => required(text.read(cell)) };

/** A part of a cell that says something, of so many signs at most. */
export function shortText(part: string, max: number): string {
  if (required(part).length > max) throw new CellRefused('field.too-long', { max });
  return part;
}

export const optionalText: Format<string | null> = {
  show: (value) => writeText(value ?? ''),
  read: (cell) => (cell === '' ? null : text.read(cell)),
};

/** An empty cell is no value. */
export const optional = <T>({ show, read }: Format<T>): Format<T | null> => ({
  show: (value) => (value === null ? '' : show(value)),
  read: (cell) => (cell.trim() === '' ? null : read(cell)),
});

type WrittenNumber = { minus: string; whole: string; fraction: string };

/** Groups of thousands with one sign between them, and decimals behind another: `1.234,56`, `1,234,567`, `1’234.50`. */
const grouped = /^(-?)([1-9]\d{0,2}(?:([.,'’])\d{3})(?:\3\d{3})*)(?:(?!\3)[.,](\d+))?$/;

/**
 * Reads a number as people and spreadsheets write it, spaces and signs of currencies left out. `1.500` and `1,500` are refused, for they are one and a half
 * to some and fifteen hundred to others, but where `expected` is the sign before the decimals of such numbers here.
 */
function readWritten(cell: string, lang: Lang, expected?: string): WrittenNumber {
  const written = required(cell.replace(/[\s\p{Sc}]/gu, ''));
  const [, minus = '', groups = '', separator = '', fraction = ''] = grouped.exec(written) ?? [];
  const whole = groups.replaceAll(separator, '');
  if (groups && !isAmbiguousNumber(written)) return { minus, whole, fraction };
  if (groups && separator !== expected) {
    const sign = decimalSign(lang);
    const small = groups.slice(0, -1).replace(separator, sign);
    throw new CellRefused('csv.ambiguous', { cell: written, large: `${minus}${whole}`, small: `${minus}${small}` });
  }
  const found = /^(-?)(\d{1,12})(?:[.,](\d+))?$/.exec(written);
  if (!found) throw new CellRefused('field.number');
  return { minus: found[1] ?? '', whole: found[2] ?? '', fraction: found[3] ?? '' };
}

/** A number from `min` to `max` that is kept in so many hundredths, tenths, …: 1250 cents are `12,50`, 2000 basis points `20,00`. */
export function decimal(lang: Lang, places: number, { min = 0, max = 100_000_000 } = {}): Format<number> {
  const sign = decimalSign(lang);
  return {
    show: (value) => shownDecimal(value, places, sign),
    read: (cell) => {
      const { minus, whole, fraction } = readWritten(cell, lang);
      if (fraction.slice(places).replace(/0+$/, '') !== '') throw new CellRefused('field.number');
      const value = Number(`${minus}${whole}${fraction.slice(0, places).padEnd(places, '0')}`);
      const shown = (bound: number) => shownDecimal(bound, places, sign);
      if (value < min) throw new CellRefused('field.too-small', { min: shown(min) });
      if (value > max) throw new CellRefused('field.too-big', { max: shown(max) });
      // No zero below zero.
      return value + 0;
    },
  };
}

/** The sign that a language writes before decimals. */
export const decimalSign = (lang: Lang): string =>
  new Intl.NumberFormat(lang).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** Hundredths and the like as exact decimal text. */
export function shownDecimal(value: number, places: number, sign: string): string {
  if (places === 0) return String(value);
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -places)}${sign}${digits.slice(-places)}`;
}

/** One of some words; those of every language are read, and the values themselves. */
export function choice<T extends string>(lang: Lang, words: Readonly<Record<Lang, Readonly<Record<T, string>>>>): Format<T> {
  const values = Object.keys(words[lang]) as T[];
  const plain = (word: string) => typedLine(word).toLowerCase();
  return {
    show: (value) => words[lang][value],
    read: (cell) => {
      const wanted = plain(required(cell));
      const found = values.find((value) => [value, ...langs.map((each) => words[each][value])].some((word) => plain(word) === wanted));
      if (!found) throw new CellRefused('csv.choice', { words: values.map((value) => words[lang][value]).join(', ') });
      return found;
    },
  };
}

/** Some texts of products in each language. */
export const inEachLang = <T>(read: (texts: Messages) => T): Record<Lang, T> =>
  Object.fromEntries(langs.map((lang) => [lang, read(productTexts[lang])])) as Record<Lang, T>;

export function yesNo(lang: Lang): Format<boolean> {
  const { show, read } = choice<'true' | 'false'>(
    lang,
    inEachLang(({ choices }) => choices.boolean),
  );
  return { show: (value) => show(value ? 'true' : 'false'), read: (cell) => read(cell) === 'true' };
}

/** Any number from `min` to `max`, with as many places as it has. */
export function numeric(lang: Lang, { min = 0, max }: { min?: number; max: number }): Format<number> {
  const sign = decimalSign(lang);
  const shown = (value: number) => String(value).replace('.', sign);
  return {
    show: shown,
    read: (cell) => {
      // The smallest are written with an exponent.
      const [, written = '', exponent = ''] = /^(.*?)(e-\d{1,3})?$/is.exec(cell.trim()) ?? [];
      const { minus, whole, fraction } = readWritten(written, lang, sign);
      const value = Number(`${minus}${whole}.${fraction || '0'}${exponent}`);
      if (value < min) throw new CellRefused('field.too-small', { min: shown(min) });
      if (value > max) throw new CellRefused('field.too-big', { max: shown(max) });
      return value;
    },
  };
}

/** Format of a reduction of a price: `10,00 %`, of at least `percentFrom` basis points, or an amount, `5,00`. */
export function reduction(lang: Lang, percentFrom = 100): Format<{ type: 'EURO' | 'PERCENT'; amount: number }> {
  const money = decimal(lang, 2, { min: 1 });
  const percent = decimal(lang, 2, { min: percentFrom, max: 10_000 });
  return {
    show: ({ type, amount }) => (type === 'PERCENT' ? `${percent.show(amount)} %` : money.show(amount)),
    read: (cell) =>
      cell.includes('%') ? { type: 'PERCENT', amount: percent.read(cell.replace('%', '')) } : { type: 'EURO', amount: money.read(cell) },
  };
}

export function required(cell: string): string {
  if (cell.trim() === '') throw new CellRefused('field.required');
  return cell;
}
