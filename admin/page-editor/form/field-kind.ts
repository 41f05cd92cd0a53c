import { NamedKind } from '#schemas/named-thing.ts';
import type { FieldSchema } from '../blocks.ts';

/** Kind of control of a field. */
export type FieldKind =
  | 'text'
  | 'area'
  | 'rich-text'
  | 'html'
  | 'number'
  | 'choice'
  | 'switch'
  | 'date'
  | 'picture'
  | 'file'
  | 'focus'
  | 'icon'
  | 'link'
  | 'component'
  | 'name'
  | 'names'
  | 'list'
  | 'group'
  | 'json';

const byControl: Readonly<Record<string, FieldKind>> = {
  'rich-text': 'rich-text',
  html: 'html',
  textarea: 'area',
  picture: 'picture',
  file: 'file',
  focus: 'focus',
  icon: 'icon',
  link: 'link',
  component: 'component',
};

/** Longer texts are written in several lines. */
const lineLength = 200;

/** Returns the kind of entries whose name a text, or each text of a list, contains, chosen from a list; undefined: it is typed freely. */
export const namedKindOf = (schema: FieldSchema): NamedKind | undefined =>
  NamedKind.options.find((kind) => kind === schema['x-names']?.replaceAll(' ', '-'));

/** The kind of a field, from its schema; `json` where no other fits, so that every prop can be reached. */
export function kindOf(schema: FieldSchema): FieldKind {
  const control = schema['x-control'] === undefined ? undefined : byControl[schema['x-control']];
  if (control) return control;
  if (namedKindOf(schema)) return schema.type === 'array' ? 'names' : 'name';
  if (schema.enum) return 'choice';
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'boolean':
      return 'switch';
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return schema.items?.properties || isWords(schema.items) ? 'list' : 'json';
    case 'object':
      return schema.properties ? 'group' : 'json';
    case 'string':
      return kindOfText(schema);
    default:
      return 'json';
  }
}

function kindOfText({ format, pattern, maxLength = 0 }: FieldSchema): FieldKind {
  if (format === 'date' || pattern === '^\\d{4}-\\d{2}-\\d{2}$') return 'date';
  if (pattern?.startsWith('^(/|')) return 'link';
  return maxLength > lineLength ? 'area' : 'text';
}

const isWords = (items: FieldSchema | undefined): boolean =>
  Boolean(items) && (items?.enum !== undefined || items?.type === 'string' || items?.type === 'integer' || items?.type === 'number');

/** Returns whether a text of this kind is translated into each of the site's languages. */
export const isTranslatable = (kind: FieldKind, schema: FieldSchema): boolean =>
  (kind === 'text' || kind === 'area' || kind === 'rich-text') && schema.pattern === undefined && schema['x-names'] === undefined;

/** Returns the value of a new entry in a list: the minimum that its schema requires. */
export function emptyValue(schema: FieldSchema | undefined): unknown {
  if (!schema) return '';
  if (schema.enum) return schema.enum[0];
  if (schema['x-control'] === 'link') return '/';
  switch (kindOf(schema)) {
    case 'switch':
      return false;
    case 'number':
      return schema.minimum ?? 0;
    case 'names':
      return [];
    case 'list':
      return Array.from({ length: schema.minItems ?? 0 }, () => emptyValue(schema.items));
    case 'picture':
    case 'group': {
      const required = (schema.required ?? []).map((name) => [name, emptyValue(schema.properties?.[name])] as const);
      return Object.fromEntries(required);
    }
    default:
      return '';
  }
}

/** The prop that must be on where a picture has no alternative text; undefined: it may be without one. */
export const altNeededUnless = ({ 'x-alt-unless': unless }: FieldSchema, props: Readonly<Record<string, unknown>>): string | undefined =>
  unless !== undefined && props[unless] !== true ? unless : undefined;

/** Reason why a value does not fit its schema, as far as a form can check it at once; the server checks everything. */
export type Misfit =
  | { kind: 'required' }
  | { kind: 'too-long'; limit: number }
  | { kind: 'range'; min?: number | undefined; max?: number | undefined }
  | { kind: 'pattern' };

export function misfitOf(schema: FieldSchema, value: unknown, isRequired: boolean): Misfit | null {
  if (value === undefined) return isRequired ? { kind: 'required' } : null;
  if (typeof value === 'string') {
    if (value === '' && (isRequired || (schema.minLength ?? 0) > 0)) return { kind: 'required' };
    if (schema.maxLength !== undefined && value.length > schema.maxLength) return { kind: 'too-long', limit: schema.maxLength };
    if (schema.pattern !== undefined && value !== '' && !new RegExp(schema.pattern, 'u').test(value)) return { kind: 'pattern' };
  }
  if (typeof value === 'number') {
    const { minimum: min, maximum: max } = schema;
    if ((min !== undefined && value < min) || (max !== undefined && value > max)) return { kind: 'range', min, max };
  }
  return null;
}
