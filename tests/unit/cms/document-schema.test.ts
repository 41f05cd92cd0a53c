import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { point } from '#renderer/core/issue.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const text = readFileSync(new URL('schemas/generated/cms-document.schema.json', root), 'utf8');
const schema = JSON.parse(text) as { $defs: Record<string, { properties: Record<string, { description?: string }> }> };

// As an editor does it: keywords that it does not know, such as enumDescriptions, are words to it.
const ajv = new Ajv2020({ allErrors: true, strict: false });
ajv.addSchema(schema, 'cms-document.schema.json');
const validateDocument = ajv.getSchema('cms-document.schema.json');
const validateComponent = ajv.compile(read('schemas/generated/cms-component.schema.json') as object);

const node = (type: string, props: object, more: object = {}) => ({ id: 'a', type, v: 1, props, ...more });
const document = (...nodes: object[]) => ({ format: 1, layouts: [{ id: 1, name: '', nodes }] });

/** Pointers of what is wrong, without the parts of the schema that only contain it. */
function wrong(value: unknown): string[] {
  if (validateDocument?.(value)) return [];
  const errors = (validateDocument?.errors ?? []).filter(({ keyword }) => keyword !== 'if' && keyword !== 'anyOf');
  const at = errors.map(({ instancePath, keyword, params }) =>
    keyword === 'additionalProperties' ? point(instancePath, String(params.additionalProperty)) : instancePath,
  );
  return [...new Set(at)];
}

describe('the JSON Schema of documents', () => {
  test('names a wrong prop of a block at its pointer', () => {
    const inner = node('button', { label: 'x', href: 'javascript:alert(1)' });
    const stored = document(node('heading', { text: 3, glow: true }), node('section', {}, { slots: { default: [inner] } }));
    expect(wrong(stored).sort()).toEqual([
      '/layouts/0/nodes/0/props/glow',
      '/layouts/0/nodes/0/props/text',
      '/layouts/0/nodes/1/slots/default/0/props/href',
    ]);
  });

  test('allows a type that no block has, with whatever it holds', () => {
    expect(wrong(document(node('block-of-tomorrow', { any: [1] }, { since: 2027 })))).toEqual([]);
  });

  test('refuses a misspelled key of a node whose block is known', () => {
    expect(wrong(document(node('heading', { text: 'x' }, { visibel: { empty: 'user' } })))).toEqual(['/layouts/0/nodes/0']);
  });

  test('lets a bound prop be missing', () => {
    expect(wrong(document(node('heading', {}, { bind: { text: 'product.name' } })))).toEqual([]);
  });

  test('writes the parts that blocks share once, and refers to them', () => {
    expect(text.split('"picture":{"type":"string","maxLength":200').length).toBeLessThanOrEqual(2);
    expect(text).toContain('"$ref":"#/$defs/picture"');
    expect(text).toContain('"$ref":"#/$defs/link"');
    expect(text.length).toBeLessThan(1500 * Object.keys(schema.$defs).length);
  });

  test('describes every prop of every block in French and English', () => {
    const props = Object.entries(schema.$defs)
      .filter(([name]) => name.startsWith('block.'))
      .flatMap(([name, { properties }]) => Object.entries(properties).map(([prop, one]) => [`${name}.${prop}`, one.description] as const));
    expect(props.length).toBeGreaterThan(100);
    expect(props.filter(([, description]) => !description).map(([name]) => name)).toEqual([]);
    expect(schema.$defs['block.button']?.properties.href?.description).toBe('Lien / Link');
    expect(text).not.toContain('"x-');
  });
});

describe('what VS Code is told', () => {
  const settings = read('.vscode/settings.json') as { 'json.schemas': { fileMatch: string[]; url: string }[] };
  const files = (folder: string) => readdirSync(new URL(`content/89/${folder}/`, root)).map((name) => `content/89/${folder}/${name}`);

  test('each folder of documents has its schema', () => {
    expect(settings['json.schemas'].map(({ fileMatch, url }) => [fileMatch[0], read(url.slice(2)) !== null])).toEqual([
      ['/content/*/pages/*.json', true],
      ['/content/*/components/*.json', true],
    ]);
  });

  test('the sample site is right by it', () => {
    expect(files('pages').filter((file) => wrong(read(file)).length > 0)).toEqual([]);
    expect(files('components').filter((file) => !validateComponent(read(file)))).toEqual([]);
  });
});
