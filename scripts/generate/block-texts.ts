import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Lang, langs } from '../../messages/languages.ts';
import type { JsonSchema } from './json-schema.ts';
import { fallbackLang } from './messages/read-texts.ts';

/** Texts of a schema as a file holds them, in ICU form without parameters: its own, those of its choices by value, those below it. */
export type SchemaTexts = {
  title?: string;
  description?: string;
  options?: Readonly<Record<string, string>>;
  props?: Readonly<Record<string, SchemaTexts>>;
  items?: SchemaTexts;
};

/** Place of texts, for the report. */
export type TextPlace = { folder: string; keys: readonly string[] };

/** Texts of one schema in one language; `labels` stand beside its `enum`. */
export type OwnTexts = { title?: string; description?: string; labels?: readonly string[] };

/** Faults of texts, and texts that a language lacks: one line each, with the file and the path in it. */
export type TextReport = { problems: string[]; missing: string[] };

type ByLang<Value> = Partial<Record<Lang, Value>>;

/** Reads `messages/<lang>.json` of a folder of the registry. A language may be missing. */
export async function readTexts(folder: string): Promise<ByLang<Record<string, unknown>>> {
  const files = langs.map((lang) => ({ lang, path: join(folder, 'messages', `${lang}.json`) })).filter(({ path }) => existsSync(path));
  return Object.fromEntries(
    await Promise.all(files.map(async ({ lang, path }) => [lang, JSON.parse(await readFile(path, 'utf8'))] as const)),
  );
}

/** The texts that the generator put beside the facts of a schema. */
export const textsOf = (schema: JsonSchema): ByLang<OwnTexts> => (schema['x-texts'] as ByLang<OwnTexts> | undefined) ?? {};

/**
 * A schema with `x-texts`: its texts by language, on itself and on each schema below. A text that a language lacks is that of English. Texts
 * win over those that a shared part brought along.
 * @param place where they stand: the folder of their files and the keys in them
 */
export function withTexts(schema: JsonSchema, texts: ByLang<SchemaTexts>, place: TextPlace, report: TextReport): JsonSchema {
  const of = <Value>(read: (own: SchemaTexts) => Value | undefined): ByLang<Value> =>
    Object.fromEntries(
      langs.flatMap((lang) => {
        const found = texts[lang] && read(texts[lang]);
        return found === undefined ? [] : [[lang, found]];
      }),
    );
  const lineOf = (lang: Lang, key: string) => `${place.folder}/messages/${lang}.json: ${[...place.keys, key].join(' › ')}`;
  const say = (lang: Lang, key: string, problem: string) => {
    const line = `${lineOf(lang, key)} ${problem}`;
    if (!report.problems.includes(line)) report.problems.push(line);
  };
  const text = (key: string, found: ByLang<string>, lang: Lang): string | undefined => {
    const source = found[lang] === undefined ? fallbackLang : lang;
    const written = found[source];
    if (written === undefined) {
      if (Object.keys(found).length > 0) say(fallbackLang, key, 'has no text');
      return undefined;
    }
    if (source !== lang) report.missing.push(lineOf(lang, key));
    try {
      return plainText(written);
    } catch (error) {
      say(source, key, (error as Error).message);
      return written;
    }
  };
  const below = (...keys: string[]): TextPlace => ({ ...place, keys: [...place.keys, ...keys] });
  const values = (schema.enum as readonly unknown[] | undefined)?.map(String) ?? [];
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  for (const [lang, own] of Object.entries(texts) as [Lang, SchemaTexts][]) {
    for (const value of Object.keys(own.options ?? {})) if (!values.includes(value)) say(lang, `options › ${value}`, 'is no choice');
    for (const name of Object.keys(own.props ?? {})) if (!properties[name]) say(lang, `props › ${name}`, 'is no property');
    if (own.items && typeof schema.items !== 'object') say(lang, 'items', 'are of no list');
  }
  const hasLabels = Object.values(texts).some((own) => own.options);
  const own = Object.fromEntries(
    langs.map((lang): [Lang, OwnTexts] => {
      const [title, description] = (['title', 'description'] as const).map((key) =>
        text(
          key,
          of((each) => each[key]),
          lang,
        ),
      );
      const labels = hasLabels
        ? values.map(
            (value) =>
              text(
                `options › ${value}`,
                of((each) => each.options?.[value]),
                lang,
              ) ?? value,
          )
        : undefined;
      const before = textsOf(schema)[lang] ?? {};
      return [lang, { ...before, ...(title && { title }), ...(description && { description }), ...(labels && { labels }) }];
    }),
  );
  const parts = Object.entries(properties).map(([name, each]) => [
    name,
    withTexts(
      each,
      of((one) => one.props?.[name]),
      below('props', name),
      report,
    ),
  ]);
  return {
    ...schema,
    ...(Object.values(own).some((each) => Object.keys(each).length > 0) && { 'x-texts': own }),
    ...(schema.properties !== undefined && { properties: Object.fromEntries(parts) }),
    ...(typeof schema.items === 'object' && {
      items: withTexts(
        schema.items as JsonSchema,
        of((one) => one.items),
        below('items'),
        report,
      ),
    }),
  };
}

/** A text in ICU form without its quotes. @throws Error where it has parameters */
function plainText(text: string): string {
  return parse(text, { ignoreTag: true })
    .map((part) => {
      if (part.type !== TYPE.literal) throw new Error('has a parameter: nothing fills it');
      return part.value;
    })
    .join('');
}

/** A schema as one language reads it: `title`, `description`, and `x-labels` beside its `enum`, without the other languages. */
export function inLanguage(schema: JsonSchema, lang: Lang): JsonSchema {
  const { 'x-texts': _, ...facts } = schema;
  const { title, description, labels } = textsOf(schema)[lang] ?? {};
  const { properties, items, anyOf } = facts;
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...facts,
    ...(labels && { 'x-labels': labels }),
    ...(properties !== undefined && { properties: mapValues(properties as Record<string, JsonSchema>, (each) => inLanguage(each, lang)) }),
    ...(typeof items === 'object' && { items: inLanguage(items as JsonSchema, lang) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map((each) => inLanguage(each, lang)) }),
  };
}

const mapValues = (record: Record<string, JsonSchema>, change: (each: JsonSchema) => JsonSchema): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(record).map(([name, each]) => [name, change(each)]));
