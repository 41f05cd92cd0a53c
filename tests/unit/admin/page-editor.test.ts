import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { altNeededUnless, emptyValue, kindOf, pictureKey } from '#admin/form/field-kind.ts';
import type { FieldSchema } from '#admin/form/field-schema.ts';
import type { EditorBlock, EditorBlocks } from '#admin/page-editor/blocks.ts';
import { fromRule, toRule, type Visibility } from '#admin/page-editor/form/visibility-rule.ts';
import { nodeFromPalette } from '#admin/page-editor/palette/starter-props.ts';
import { documentDifferences } from '#domain/document/difference.ts';
import { serverBlocks } from '#registry/generated/server.ts';
import { isRule } from '#renderer/core/rule.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';
import { tradeWords } from '../../trade-words.ts';

const blocks = JSON.parse(readFileSync('registry/generated/editor-blocks.fr.json', 'utf8')) as EditorBlocks;

/** Every text in a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];

const starterSite = {
  lang: 'fr' as const,
  pictures: [
    { name: 'vignes', alt: 'Les vignes' },
    { name: 'chai', alt: '' },
  ],
  names: { form: 'devis', popup: 'bienvenue', 'element-list': 'partenaires' },
  component: 'promesses',
};

const fieldsOf = (schema: FieldSchema, path: string): [string, FieldSchema][] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, part]): [string, FieldSchema][] => [
    [`${path}.${name}`, part],
    ...(kindOf(part) === 'picture' ? [] : fieldsOf(part, `${path}.${name}`)),
  ]),
  ...(schema.items ? fieldsOf(schema.items, `${path}[]`) : []),
];

describe('the form of the page editor', () => {
  it('has a control for every prop of every block, JSON for none', () => {
    const fields = Object.entries(blocks).flatMap(([type, { schema }]) => fieldsOf(schema, type));
    expect(fields.length).toBeGreaterThan(400);
    expect(fields.filter(([, schema]) => kindOf(schema) === 'json').map(([path]) => path)).toEqual([]);
  });

  it('lets what a prop names of the site be chosen, one or several, wherever a list of it can be read', () => {
    const fields = Object.entries(blocks).flatMap(([type, { schema }]) => fieldsOf(schema, type));
    const naming = fields.filter(([, schema]) => schema['x-names'] !== undefined);
    expect(naming.length).toBeGreaterThan(20);
    for (const [path, schema] of naming) expect(kindOf(schema), path).toBe(schema.type === 'array' ? 'names' : 'name');
  });

  it('places every block of the palette with props that its validator takes', () => {
    for (const [type, block] of Object.entries(blocks)) {
      const { props } = nodeFromPalette(type, block, starterSite);
      const validate = serverBlocks[type]?.validate;
      expect(validate?.(props), `${type}: ${JSON.stringify(validate?.errors)}`).toBe(true);
    }
  });

  it('writes the pictures of blocks as documents have them, those of entities as archives do', () => {
    const fields = Object.entries(blocks).flatMap(([type, { schema }]) => fieldsOf(schema, type));
    const pictures = fields.filter(([, schema]) => kindOf(schema) === 'picture');
    expect(new Set(pictures.map(([, schema]) => pictureKey(schema)))).toEqual(new Set(['picture']));
    expect(pictureKey({ properties: { name: {}, alt: {} } })).toBe('name');
  });

  it('asks for the alternative text of the image block until it is decorative, of other pictures never', () => {
    const { image = {}, mobileImage = {} } = blocks.image?.schema.properties ?? {};
    expect(altNeededUnless(image, {})).toBe('decorative');
    expect(altNeededUnless(image, { decorative: true })).toBeUndefined();
    expect(altNeededUnless(mobileImage, {})).toBeUndefined();
  });

  it('fills new blocks with things of the site and words of its language, nothing of the sample shop', () => {
    const own = new Set(['vignes', 'chai', 'devis', 'bienvenue', 'partenaires', 'promesses']);
    for (const lang of ['fr', 'en'] as const)
      for (const [type, block] of Object.entries(blocks)) {
        const { props } = nodeFromPalette(type, block, { ...starterSite, lang });
        for (const text of textsIn(props)) {
          expect(text, type).not.toMatch(tradeWords);
          if (own.has(text) || !textsIn(block.example).includes(text)) continue;
          // Texts kept from the example are a choice, a name in the program or an address of every site.
          expect(text, `${type}: ${text}`).toMatch(/^(?:[a-z0-9/:-]+|[A-Z_]+|https:.*|#.*)$/);
          expect(text, type).not.toMatch(/aizenay|penderie/i);
        }
      }
    expect(nodeFromPalette('gallery', blocks.gallery as EditorBlock, starterSite).props.pictures).toMatchObject([
      { image: { picture: 'vignes', alt: 'Les vignes' } },
      { image: { picture: 'chai', alt: 'Ce que montre l’image' } },
      { image: { picture: 'vignes' } },
    ]);
    expect(nodeFromPalette('dynamic-form', blocks['dynamic-form'] as EditorBlock, starterSite).props).toEqual({ form: 'devis' });
  });

  it('begins an entry of a list with every part that its schema asks for', () => {
    expect(emptyValue(blocks.hero?.schema.properties?.links?.items)).toEqual({ label: '', href: '/' });
    expect(emptyValue({ enum: ['left', 'right'] })).toBe('left');
  });
});

describe('the sentence of when a block is shown', () => {
  const audiences = ['everybody', 'signed-in', 'guests', 'team'] as const;
  const sentences: Visibility[] = audiences.flatMap((audience) =>
    [null, '2026-12-01T08:00:00.000Z'].flatMap((from) =>
      [null, '2027-01-01T00:00:00.000Z'].flatMap((until) => [null, 'en'].map((lang) => ({ audience, from, until, lang }))),
    ),
  );

  it('becomes a rule of the document, and is read out of it again', () => {
    for (const sentence of sentences) {
      const rule = toRule(sentence);
      expect(rule === null || isRule(rule)).toBe(true);
      expect(fromRule(rule ?? undefined)).toEqual(sentence);
    }
  });

  it('is not made of a rule that says more', () => {
    expect(fromRule({ or: [{ empty: 'user' }, { eq: ['lang', 'fr'] }] })).toBeNull();
    expect(fromRule({ and: [{ empty: 'user' }, { not: { empty: 'user' } }] })).toBeNull();
    expect(fromRule({ gte: ['product.price', 10] })).toBeNull();
  });
});

describe('the differences between two documents', () => {
  const node = (id: string, title: string) => ({ id, type: 'hero', v: 1, props: { title } });
  const before: CmsDocument = {
    format: 1,
    layouts: [
      { id: 1, name: 'Un', nodes: [node('a', 'A'), node('b', 'B'), node('c', 'C')] },
      { id: 2, name: 'Deux', nodes: [] },
    ],
  };

  it('are none between a document and its copy', () => {
    expect(documentDifferences(before, structuredClone(before))).toEqual([]);
  });

  it('name what came, went, moved and changed', () => {
    const after: CmsDocument = {
      format: 1,
      layouts: [
        { id: 1, name: 'Une', nodes: [node('a', 'Autre'), node('d', 'D')] },
        { id: 2, name: 'Deux', nodes: [{ ...node('b', 'B'), hiddenOn: ['phone'] }] },
        { id: 3, name: 'Trois', nodes: [] },
      ],
    };
    expect(documentDifferences(before, after).map(({ kind, layout, node: id, parts }) => [kind, layout, id, ...parts])).toEqual([
      ['layout-added', 3, null],
      ['layout-renamed', 1, null],
      ['changed', 1, 'a', 'title'],
      ['added', 1, 'd'],
      ['moved', 2, 'b'],
      ['changed', 2, 'b', 'hiddenOn'],
      ['removed', 1, 'c'],
    ]);
  });
});
