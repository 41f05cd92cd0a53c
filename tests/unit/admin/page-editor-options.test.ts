import { describe, expect, it } from 'vitest';
import { kindOf } from '#admin/form/field-kind.ts';
import type { FieldSchema } from '#admin/form/field-schema.ts';
import { formatOption } from '#admin/form/option-label.ts';
import { messages } from '#messages/generated/admin/form.ts';
import en from '#registry/generated/editor-blocks.en.json' with { type: 'json' };
import fr from '#registry/generated/editor-blocks.fr.json' with { type: 'json' };

type Field = { at: string; schema: FieldSchema; isEntry: boolean };
const languages = ['fr', 'en'] as const;
type Language = (typeof languages)[number];

/** A field and those within it that the form shows: a picture has a control of its own, an entry of a list is named by its list. */
function fieldsOf(schema: FieldSchema, at: string, isEntry = false): Field[] {
  const parts = kindOf(schema) === 'picture' ? {} : (schema.properties ?? {});
  return [
    { at, schema, isEntry },
    ...Object.entries(parts).flatMap(([name, inner]) => fieldsOf(inner, `${at}.${name}`)),
    ...(schema.items ? fieldsOf(schema.items, `${at}[]`, true) : []),
  ];
}

const fieldsIn = (lang: Language): Field[] =>
  Object.entries({ fr, en }[lang] as unknown as Record<string, { schema: FieldSchema }>).flatMap(([type, { schema }]) =>
    fieldsOf(schema, type),
  );

/** The text values of a choice. Numbers, as levels of titles, are read as they are. */
const values = ({ enum: all = [] }: FieldSchema): string[] => all.filter((value) => typeof value === 'string');

const labelOf = (schema: FieldSchema, value: string, lang: Language): string | undefined => {
  const label = formatOption(schema, value, messages[lang]);
  return label === value ? undefined : label;
};

/**
 * Returns whether a text contains a name of the program: a value of the field's choice that is no word of its label, the type of a block,
 * or a numbered slot.
 */
function hasRawName(text: string, schema: FieldSchema, lang: Language): boolean {
  const words = text.split(/[^\p{L}\p{N}-]+/u);
  const raw = values(schema).filter(
    (value) =>
      !labelOf(schema, value, lang)
        ?.toLowerCase()
        .split(/\P{L}+/u)
        .includes(value),
  );
  const types = Object.keys(fr).filter((type) => type.includes('-'));
  return words.some(
    (word) =>
      raw.includes(word) ||
      types.includes(word) ||
      /^[a-z]+-\d$/.test(word) ||
      /[a-z][A-Z]/.test(word.replace(/JavaScript|OpenStreetMap|WebVTT|YouTube/g, '')),
  );
}

describe.each(languages)('the page editor in %s', (lang) => {
  const fields = fieldsIn(lang);

  it('has words for every value that can be chosen', () => {
    const found = fields.flatMap(({ at, schema }) =>
      values(schema)
        .filter((value) => !labelOf(schema, value, lang))
        .map((value) => `${at}: ${value}`),
    );
    expect(found).toEqual([]);
  });

  it('has a label for every field, and helps in the language of the label', () => {
    const unlabelled = fields.filter(({ schema, isEntry }) => !isEntry && !schema.title);
    const helped = new Set(fieldsIn('fr').flatMap(({ at, schema }) => (schema.description ? [at] : [])));
    const unhelped = fields.filter(({ at, schema }) => helped.has(at) && !schema.description);
    expect([...unlabelled, ...unhelped].map(({ at }) => at)).toEqual([]);
  });

  it('shows no name of the program in labels and help', () => {
    const found = fields.filter(({ schema }) =>
      [schema.title ?? '', schema.description ?? ''].some((text) => hasRawName(text, schema, lang)),
    );
    expect(found.map(({ at, schema }) => `${at}: ${schema.description}`)).toEqual([]);
  });
});
