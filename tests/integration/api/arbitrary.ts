import { isDeepStrictEqual } from 'node:util';
import fc, { type Arbitrary } from 'fast-check';

type Schema = {
  default?: unknown;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
};

/** Ids that are somewhere, of the caller, of others and of another site. */
export type Known = {
  ids: readonly number[];
  uuids: readonly string[];
  /** Every field is given, and is not null nor what it is by default; no list or record is empty. */
  offDefault?: boolean;
};

/** Values that a schema allows; ids are mostly ids that are there. */
export function fitting(schema: Schema, known: Known): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, known)));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return text(schema, known);
    case 'integer':
    case 'number':
      return whole(schema, known);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const minLength = Math.max(schema.minItems ?? 0, known.offDefault ? 1 : 0);
      return fc.array(fitting(schema.items ?? {}, known), { minLength, maxLength: Math.min(schema.maxItems ?? 3, minLength + 3) });
    }
    case 'object':
      return record(schema, known);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function record(schema: Schema, known: Known): Arbitrary<unknown> {
  const fieldOf = (inner: Schema) => (known.offDefault ? offDefault(inner, known) : fitting(inner, known));
  const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, fieldOf(inner)] as const);
  if (fields.length === 0 && typeof schema.additionalProperties === 'object') {
    const value = fitting(schema.additionalProperties, known);
    const name = schema.propertyNames ? fitting(schema.propertyNames, known) : fc.string();
    return fc.dictionary(name as Arbitrary<string>, value, { minKeys: known.offDefault ? 1 : 0, maxKeys: 3 });
  }
  const all = fields.map(([name]) => name);
  return fc.record(Object.fromEntries(fields), { requiredKeys: known.offDefault ? all : (schema.required ?? []) });
}

const offDefault = (schema: Schema, known: Known): Arbitrary<unknown> =>
  fitting(schema, known).filter((value) => value !== null && !isDeepStrictEqual(value, schema.default));

const ordinary = [
  ...['Zoé', 'Anne-Marie', 'O’Neill', 'de La Tour'],
  ...['/contact', '#haut', 'https://suivi.example/1', 'mailto:zoe@example.test', 'tel:0612345678'],
];

function text({ format, pattern, minLength = 0, maxLength = 200 }: Schema, { uuids }: Known): Arbitrary<unknown> {
  if (format === 'uuid') return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...uuids) }, fc.uuid());
  if (format === 'date') return fc.constantFrom('2026-11-24', '2026-12-25', '2027-02-28', '1990-01-01');
  if (format === 'uri') return fc.constantFrom('https://suivi.example/1', 'https://draw.example/a.svg');
  if (format === 'date-time') return fc.constantFrom('2026-11-24T10:00:00Z', '2027-02-28T23:59:59.999Z', '1990-01-01T00:00:00Z');
  const rule = pattern && new RegExp(pattern, 'u');
  // fast-check makes no texts for a rule that looks ahead, and none short enough for one of any signs: ordinary texts that fit stand in.
  if (rule && /\(\?<?[=!]|\\P\{/.test(pattern)) return fc.constantFrom(...ordinary.filter((each) => rule.test(each)));
  if (rule) return fc.stringMatching(rule).filter((each) => each.length >= minLength && each.length <= maxLength);
  const words = ['a@b.test', '85190', 'Robe', 'correct horse battery', 'lk:robe', 'gte:1000', '0612345678', '250'];
  const fit = words.filter((word) => word.length >= minLength && word.length <= maxLength);
  const any = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
  return fit.length === 0 ? any : fc.oneof(fc.constantFrom(...fit), any);
}

function whole({ minimum, exclusiveMinimum, maximum }: Schema, { ids }: Known): Arbitrary<unknown> {
  const min = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const max = maximum ?? 2_147_483_647;
  const fit = [1, 2, 3, 250, 12, 2026, ...ids].filter((id) => id >= min && id <= max);
  const any = fc.integer({ min: Math.max(min, -2_147_483_648), max: Math.min(max, 2_147_483_647) });
  return fit.length === 0 ? any : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fit) }, any);
}

/** Values that break what is not careful: wrong kinds, too large, too long, NUL, half surrogates, injections. */
export const odd: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, '', 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, true, [], {}, [[]], '\u0000', '\ud800', '%', '../..', 'NaN', '9999-99-99'],
    ...["'; drop table orders; --", '<script>alert(1)</script>', 'javascript:alert(1)', '{{7*7}}', '__proto__', 'x'.repeat(100_000)],
  ),
  fc.string(),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that a schema allows with one of their fields replaced by something odd, or with the whole replaced. */
export function broken(schema: Schema, known: Known): Arbitrary<unknown> {
  return fc.tuple(fitting(schema, known), fc.nat(), odd).map(([value, at, by]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return by;
    const names = Object.keys({ ...schema.properties, ...value });
    return names.length === 0 ? by : { ...value, [names[at % names.length] ?? '']: by };
  });
}
