import type { z } from 'zod';
import { toJsonSchema } from '#schemas/json-schema.ts';

/** A field of a data file: its path with `[]` for an entry of a list, what it may be, and whether it must be there. */
export type DataField = { path: string; type: string; need: string };

type Json = {
  $ref?: string;
  $defs?: Record<string, Json>;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Json[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  additionalProperties?: Json | boolean;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

/** Every field of a schema as files hold it, those of objects and lists within by their path; translations once, as one field. */
export function dataFields(schema: z.ZodType): DataField[] {
  const json = toJsonSchema(schema, 'input') as Json;
  return inside(json, '', { definitions: json.$defs ?? {}, open: [] });
}

type Walk = { definitions: Record<string, Json>; open: readonly string[] };

/** The fields in what stands at a path: an object's, or those of a list's entries. */
function inside(json: Json, path: string, walk: Walk): DataField[] {
  const { json: found, walk: deeper, isOpen } = resolved(json, walk);
  if (isOpen) return [];
  if (found.anyOf) return found.anyOf.flatMap((choice) => inside(choice, path, deeper));
  if (found.items) return inside(found.items, `${path}[]`, deeper);
  return Object.entries(found.properties ?? {}).flatMap(([name, field]) => {
    const at = path === '' || path === '[]' ? name : `${path}.${name}`;
    const own = { path: at, type: typeOf(field, deeper), need: needOf(name, field, found.required ?? []) };
    return name === 'translations' ? [own] : [own, ...inside(field, at, deeper)];
  });
}

/** Follows a reference; one that is being described already is not described again. */
function resolved(json: Json, { definitions, open }: Walk): { json: Json; walk: Walk; isOpen: boolean } {
  if (!json.$ref) return { json, walk: { definitions, open }, isOpen: false };
  const name = nameOf(json);
  return { json: definitions[name] ?? {}, walk: { definitions, open: [...open, name] }, isOpen: open.includes(name) };
}

const nameOf = ({ $ref = '' }: Json): string => $ref.split('/').at(-1) ?? '';

const needOf = (name: string, field: Json, required: readonly string[]): string => {
  if (required.includes(name)) return 'required';
  if (field.default === undefined || field.default === null) return '';
  const text = JSON.stringify(field.default);
  return text === '""' || text === '[]' || text === '{}' ? '' : `\`${text}\``;
};

function typeOf(json: Json, walk: Walk): string {
  if (json.$ref) return walk.open.includes(nameOf(json)) ? 'object like this one' : 'object';
  if (json.enum) return json.enum.map((value) => `\`${value}\``).join(', ');
  if (json.anyOf) return [...new Set(json.anyOf.map((choice) => typeOf(choice, walk)))].join(' or ');
  if (Array.isArray(json.type)) return json.type.map((type) => typeOf({ ...json, type }, walk)).join(' or ');
  if (json.type === 'null') return 'null';
  if (json.type === 'array') return `list of ${typeOf(json.items ?? {}, walk)}${lengthOf(json.minItems, json.maxItems, '')}`;
  if (json.type === 'object') return json.properties ? 'object' : translationsOf(json);
  if (json.type === 'string') return textOf(json);
  if (json.type === 'integer' || json.type === 'number') return `${json.type === 'integer' ? 'whole number' : 'number'}${boundsOf(json)}`;
  return json.type ?? 'anything';
}

/** Lists the texts that a translation may have. */
function translationsOf({ additionalProperties }: Json): string {
  const fields = typeof additionalProperties === 'object' ? Object.keys(additionalProperties.properties ?? {}) : [];
  return fields.length > 0 ? fields.map((field) => `\`${field}\``).join(', ') : 'object';
}

function textOf({ format, pattern, minLength, maxLength }: Json): string {
  if (format === 'date') return 'day `YYYY-MM-DD`';
  if (format === 'date-time') return 'moment `YYYY-MM-DDTHH:MM:SSZ`';
  if (pattern?.startsWith('^[a-z')) return `name in small letters${lengthOf(undefined, maxLength, 'characters')}`;
  return `text${lengthOf(minLength, maxLength, 'characters')}`;
}

function lengthOf(min: number | undefined, max: number | undefined, unit: string): string {
  if (min !== undefined && min === max) return `, ${[min, unit].join(' ').trim()}`;
  const parts = [
    min && min > 1 ? `at least ${min}` : min === 1 ? 'not empty' : '',
    max === undefined ? '' : `at most ${max} ${unit}`.trim(),
  ];
  return parts
    .filter((part) => part !== '')
    .map((part) => `, ${part}`)
    .join('');
}

function boundsOf({ type, minimum, exclusiveMinimum, maximum }: Json): string {
  if (exclusiveMinimum !== undefined && type === 'number') return `, more than ${exclusiveMinimum}`;
  const from = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1;
  const to = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const low = from === undefined || from === -Number.MAX_SAFE_INTEGER ? undefined : from;
  if (low !== undefined && to !== undefined) return `, ${low} to ${to}`;
  return low === undefined ? (to === undefined ? '' : `, at most ${to}`) : `, ${low} or more`;
}
