import { findFieldFault } from '#domain/entities/field-fault.ts';
import type { Messages } from '#messages/generated/admin/form.ts';
import { type ControlName, isControlName } from '#schemas/entities/control-name.ts';
import { NamedKind } from '#schemas/named-thing.ts';
import { type FieldSchema, foldNull } from './field-schema.ts';

/** Kind of control of a field. */
export type FieldKind = ControlName;

/** Longer texts are written in several lines. */
const lineLength = 200;

/** Returns the kind of entries whose name a text, or each text of a list, contains, chosen from a list; undefined: it is typed freely. */
export const namedKindOf = ({ 'x-names': own, items }: FieldSchema): NamedKind | undefined =>
  NamedKind.options.find((kind) => kind === (own ?? items?.['x-names'])?.replaceAll(' ', '-'));

/** The kind of a field, from its schema; `json` where no other fits, so that every prop can be reached. */
export function kindOf(given: FieldSchema): FieldKind {
  const { schema } = foldNull(given);
  const { 'x-control': control = '', type } = schema;
  if (isControlName(control)) return control;
  if (namedKindOf(schema)) return type === 'array' ? 'names' : 'name';
  if (schema.enum) return 'choice';
  if (schema.anyOf?.every(({ format }) => format === 'date' || format === 'date-time')) return 'moment';
  switch (type) {
    case 'boolean':
      return 'switch';
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      if (schema.items?.enum) return 'choices';
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
  if (format === 'date-time') return 'moment';
  if (format === 'date' || pattern === '^\\d{4}-\\d{2}-\\d{2}$') return 'date';
  if (pattern?.startsWith('^([01]\\d|2[0-3]):')) return 'time';
  if (pattern?.startsWith('^(/|') || pattern?.startsWith('^(\\/')) return 'link';
  return maxLength > lineLength ? 'textarea' : 'text';
}

const isWords = (items: FieldSchema | undefined): boolean =>
  items?.type === 'string' || items?.type === 'integer' || items?.type === 'number';

/** Returns whether a text of this kind is translated into each of the site's languages. */
export const isTranslatable = (kind: FieldKind, schema: FieldSchema): boolean =>
  (kind === 'text' || kind === 'textarea' || kind === 'rich-text') && schema.pattern === undefined && schema['x-names'] === undefined;

/** Returns the value of a new entry in a list: the minimum that its schema requires. */
export function emptyValue(given: FieldSchema | undefined): unknown {
  if (!given) return '';
  const { schema, isNullable } = foldNull(given);
  if (isNullable || schema.default !== undefined) return schema.default ?? null;
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
      return { integer: schema.minimum ?? 0, number: schema.minimum ?? 0, array: [] }[String(schema.type)] ?? '';
  }
}

/** Key of a picture's name: documents call it `picture`, and `name` something else that they read with it; entities call it `name`. */
export const pictureKey = ({ properties }: FieldSchema): 'picture' | 'name' => (properties?.picture ? 'picture' : 'name');

/** The prop that must be on where a picture has no alternative text; undefined: it may be without one. */
export const altNeededUnless = ({ 'x-alt-unless': unless }: FieldSchema, props: Readonly<Record<string, unknown>>): string | undefined =>
  unless !== undefined && props[unless] !== true ? unless : undefined;

/** Returns why a value does not fit its schema, as far as a form can check it at once; the server checks everything. */
export function misfitOf(schema: FieldSchema, value: unknown, isRequired: boolean, { misfits }: Messages): string | undefined {
  const fault = findFieldFault(schema, value, isRequired);
  switch (fault?.key) {
    case undefined:
      return undefined;
    case 'too-long':
      return misfits.tooLong({ limit: fault.limit });
    case 'form':
      return misfits.pattern;
    case 'too-small':
    case 'too-big':
      return misfits.range({ min: schema.minimum ?? '…', max: schema.maximum ?? '…' });
    default:
      return misfits.required;
  }
}
