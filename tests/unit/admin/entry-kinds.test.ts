import { describe, expect, it } from 'vitest';
import { findEntryFaults, refusedSentences } from '#admin/entries/entry-faults.ts';
import { filterChoices } from '#admin/entries/entry-filters.ts';
import { type EntryKind, unwrittenFields } from '#admin/entries/entry-kind.ts';
import { startValue } from '#admin/entries/entry-screen.tsx';
import { describeField, formatValue, type ValueContext } from '#admin/entries/entry-values.ts';
import { followTitle } from '#admin/entries/follow-title.ts';
import { albumKind } from '#admin/entries/kinds/album.tsx';
import { articleKind } from '#admin/entries/kinds/article.tsx';
import { blogFolderKind } from '#admin/entries/kinds/blog-folder.tsx';
import { carrierKind } from '#admin/entries/kinds/carrier.tsx';
import { discountKind } from '#admin/entries/kinds/discount.tsx';
import { elementKind } from '#admin/entries/kinds/element.tsx';
import { formKind } from '#admin/entries/kinds/form.tsx';
import { newsKind } from '#admin/entries/kinds/news.tsx';
import { popupKind } from '#admin/entries/kinds/popup.tsx';
import { productKind } from '#admin/entries/kinds/product.tsx';
import { reviewKind } from '#admin/entries/kinds/review.tsx';
import { serviceKind } from '#admin/entries/kinds/service.tsx';
import { tagKind } from '#admin/entries/kinds/tag.tsx';
import { variationKind } from '#admin/entries/kinds/variation.tsx';
import { controls } from '#admin/form/controls.ts';
import { kindOf } from '#admin/form/field-kind.ts';
import { type FieldSchema, foldNull } from '#admin/form/field-schema.ts';
import { allEntryScreens } from '#admin/shell/entry-screens.ts';
import { langs } from '#messages/languages.ts';
import { entityKinds } from '#schemas/entities/index.ts';
import { entrySamples, sampleValue } from '../../integration/site/entry-samples.ts';

const kinds: readonly EntryKind[] = [
  ...[albumKind, articleKind, blogFolderKind, carrierKind, discountKind, elementKind, formKind, newsKind],
  ...[popupKind, productKind, reviewKind, serviceKind, tagKind, variationKind],
];

/** Every field of a form with its control: of objects and of entries of lists too, but not the parts of a picture. */
function listFields(given: FieldSchema, path: readonly string[] = []): { path: string; control: string }[] {
  const { schema } = foldNull(given);
  const control = kindOf(schema);
  const own = path.length === 0 ? [] : [{ path: path.join('.'), control }];
  if (control === 'picture' && schema.type === 'object') return [...own, ...listParts(schema, path, ['name', 'alt'])];
  if (control === 'pictures') return [...own, ...listParts(schema.items ?? {}, [...path, '*'], ['name', 'alt'])];
  // What a grid has no cell and no details for: the number, the values that labels choose, the prices it had.
  if (control === 'declinations') return [...own, ...listParts(schema.items ?? {}, [...path, '*'], ['values', 'priceHistory'])];
  if (control === 'list') return [...own, ...listFields(schema.items ?? {}, [...path, '*'])];
  return control === 'group' ? [...own, ...listParts(schema, path, [])] : own;
}

const listParts = ({ properties = {} }: FieldSchema, path: readonly string[], without: readonly string[]) =>
  Object.entries(properties)
    .filter(([name]) => !unwrittenFields.includes(name) && !without.includes(name))
    .flatMap(([name, part]) => listFields(part, [...path, name]));

it('the panel has a list and a form for each kind that its calls write', () => {
  expect(kinds.map(({ kind }) => kind).sort()).toEqual([...entityKinds].sort());
  const paths = allEntryScreens.map(({ path }) => path);
  expect(kinds.flatMap(({ path }) => [path, `${path}/new`, `${path}/entry`]).sort()).toEqual(paths.sort());
});

describe.each(kinds.map((kind) => [kind.kind, kind] as const))('the form of a %s', (name, kind) => {
  const fields = listFields(kind.schema);

  it('has each field in one section', () => {
    const shown = kind.sections.flatMap((section) => section.fields);
    const written = Object.keys(kind.schema.properties ?? {}).filter((field) => !unwrittenFields.includes(field));
    expect([...shown].sort()).toEqual(written.sort());
    for (const lang of langs) expect(Object.keys(kind.messages[lang].sections).sort()).toEqual(kind.sections.map((one) => one.name).sort());
  });

  it('has a control for each field, and none of them asks for JSON', () => {
    const all = { ...controls, ...kind.controls };
    expect(fields.filter(({ control }) => control === 'json' || !Object.hasOwn(all, control))).toEqual([]);
  });

  it('names each field in every language', () => {
    for (const lang of langs) {
      const { fields: texts } = kind.texts[lang];
      expect(fields.filter(({ path }) => !path.endsWith('*') && !texts[path]?.label)).toEqual([]);
    }
  });

  it('accepts an entry as the calls accept it, and finds what the rules refuse in it', () => {
    const { value, wrong, wrongPath } = entrySamples[name];
    const whole = sampleValue(name, value, entrySamples[name].key);
    expect(findEntryFaults(kind.entity, kind.title, whole, 'fr').sentences).toEqual({});
    const found = findEntryFaults(kind.entity, kind.title, { ...whole, ...wrong }, 'fr');
    const pointer = `/${wrongPath.replace('value.', '').replaceAll('.', '/')}`;
    // Names that lead nowhere are known to the API alone.
    if (/page|folders|picture|reference/.test(pointer)) expect(found.sentences).toEqual({});
    else expect(Object.keys(found.sentences)).toContain(pointer);
  });

  it('begins a new entry with what only a person can add', () => {
    const { missing, sentences } = findEntryFaults(kind.entity, kind.title, startValue(kind, '2026-12-01'), 'fr');
    expect(Object.keys(sentences).filter((pointer) => !missing.includes(pointer))).toEqual([]);
  });
});

describe('texts of another language', () => {
  it('stand under the key of their question', () => {
    const value = { fields: [{ key: 'taille', options: [{ value: 's' }] }] };
    const place = formKind.placeTranslation;
    expect(place?.(['fields', 0, 'label'], 'en_US', value)).toEqual(['translations', 'en_US', 'fields', 'taille', 'label']);
    expect(place?.(['fields', 0, 'options', 0, 'label'], 'en_US', value)).toEqual([
      ...['translations', 'en_US', 'fields', 'taille', 'options', 's'],
    ]);
    expect(place?.(['title'], 'en_US', value)).toBeUndefined();
  });

  it('of a button stand among those of its service', () => {
    expect(serviceKind.placeTranslation?.(['action', 'label'], 'en_US', {})).toEqual(['translations', 'en_US', 'actionLabel']);
    expect(serviceKind.placeTranslation?.(['title'], 'en_US', {})).toBeUndefined();
  });
});

it('the name of a new entry in addresses follows its title until somebody writes another', () => {
  const first = followTitle(tagKind, { slug: '', label: 'Été' }, { slug: '', label: '' });
  expect(first).toEqual({ slug: 'ete', label: 'Été' });
  expect(followTitle(tagKind, { ...first, label: 'Été à la mer' }, first)).toMatchObject({ slug: 'ete-a-la-mer' });
  const own = { slug: 'vacances', label: 'Été' };
  expect(followTitle(tagKind, { ...own, label: 'Hiver' }, own)).toMatchObject({ slug: 'vacances' });
});

it('refused fields of a call stand at their field', () => {
  expect(refusedSentences([{ key: 'value.pictures.0.name', error: 'Non.' }])).toEqual({ '/pictures/0/name': ['Non.'] });
});

describe('values in a few words', () => {
  const context: ValueContext = {
    lang: 'fr',
    money: { locale: 'fr_FR', currency: 'EUR' },
    dates: { day: (day) => `jour ${day}`, minute: (moment) => `minute ${moment}` },
  };
  const show = (kind: EntryKind, path: readonly (string | number)[], value: unknown) =>
    formatValue(describeField(kind, 'fr', path), value, context);

  it('have their unit, their choice, their date', () => {
    expect(show(serviceKind, ['price'], 4500).replace(/\s/g, ' ')).toBe('45,00 €');
    expect(show(carrierKind, ['zones', 0, 'bands', 1, 'upTo'], 500).replace(/\s/g, ' ')).toBe('500 g');
    expect(show(popupKind, ['trigger'], 'exit')).toBe('Quand le pointeur quitte la fenêtre');
    expect(show(newsKind, ['publishedAt'], '2026-12-01')).toBe('jour 2026-12-01');
    expect(show(newsKind, ['promoted'], false)).toBe('non');
    expect(show(newsKind, ['expiresAt'], null)).toBe('vide');
    expect(show(newsKind, ['html'], '<p>Un <b>mot</b></p>')).toBe('Un mot');
  });

  it('are named by their way through lists and languages', () => {
    expect(describeField(albumKind, 'fr', ['pictures', 'dos', 'caption']).label).toBe('Images › dos › Légende');
    expect(describeField(tagKind, 'fr', ['translations', 'en_US', 'label'], () => 'anglais').label).toBe('Libellé (anglais)');
  });
});

it('a filter is offered where its values are known: choices, yes or no, before or after now', () => {
  const now = new Date('2026-12-01T10:00:00.000Z');
  const values = (kind: EntryKind, field: string) => filterChoices(kind, field, 'fr', now).map(({ text }) => text);
  expect(values(popupKind, 'trigger')).toEqual(['load', 'delay', 'scroll', 'exit']);
  expect(values(newsKind, 'promoted')).toEqual(['true', 'false']);
  expect(values(newsKind, 'publishedAt')).toEqual([`lte:${now.toISOString()}`, `gt:${now.toISOString()}`]);
  expect(values(reviewKind, 'rating')).toEqual(['1', '2', '3', '4', '5']);
  expect(values(serviceKind, 'price')).toEqual([]);
});
