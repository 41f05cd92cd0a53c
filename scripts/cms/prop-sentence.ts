import { insteadOf } from '#backend/operations/archive/check/nearest.ts';
import { stepsOf } from '#renderer/core/issue.ts';
import { isObject, type JsonObject, readPath } from '#renderer/core/value.ts';
import type { ValidationError } from '#renderer/types.ts';
import type { JsonSchema } from '../generate/json-schema.ts';
import type { KnownBlock } from './blocks.ts';

/** Formats the mistake that a block's schema finds in a prop as a sentence, with the allowed values. */
export function sentenceOf({ instancePath, keyword, params, message }: ValidationError, props: JsonObject, { conf }: KnownBlock): string {
  const steps = stepsOf(instancePath);
  const value = steps.reduce<unknown>((inner, step) => (Array.isArray(inner) ? inner[Number(step)] : readPath(inner, step)), props);
  switch (keyword) {
    case 'enum': {
      const allowed = params.allowedValues as unknown[];
      const near = typeof value === 'string' ? insteadOf(value, allowed.map(String)).replace(/^; there is.*$/, '') : '';
      return `${JSON.stringify(value)} is not allowed: one of ${allowed.map((one) => JSON.stringify(one)).join(', ')} is${near}`;
    }
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      const known = isObject(value) ? namesAt(conf, steps) : [];
      return `"${name}" is not known here${insteadOf(name, known)}`;
    }
    case 'required':
      return `"${String(params.missingProperty)}" is missing`;
    case 'type':
      return `${JSON.stringify(value)} stands here, ${kinds[String(params.type)] ?? String(params.type)} is expected`;
    case 'minimum':
      return `${String(value)} stands here, at least ${String(params.limit)} is allowed`;
    case 'maximum':
      return `${String(value)} stands here, at most ${String(params.limit)} is allowed`;
    case 'maxLength':
      return `at most ${String(params.limit)} characters are allowed, here are ${String(value).length}`;
    case 'maxItems':
      return `at most ${String(params.limit)} entries are allowed, here are ${Array.isArray(value) ? value.length : 0}`;
    case 'minItems':
      return `at least ${String(params.limit)} entries are expected`;
    case 'minLength':
      return 'this is empty: a text is expected';
    case 'pattern':
      return `${JSON.stringify(value)} is not of the right form: it must match ${String(params.pattern)}`;
    default:
      return message ?? keyword;
  }
}

const kinds: Readonly<Record<string, string>> = {
  ...{ string: 'a text in quotes', number: 'a number', integer: 'a whole number', boolean: 'true or false', array: 'a list [ … ]' },
  ...{ object: 'an object { … }', null: 'null' },
};

/** Names of the props at a place of a block's schema. */
function namesAt(schema: JsonSchema, [step, ...rest]: readonly string[]): string[] {
  const forms = [schema, ...((schema.anyOf as JsonSchema[] | undefined) ?? [])];
  const shapes = forms.flatMap((form) => (isObject(form.properties) ? [form.properties as Record<string, JsonSchema>] : []));
  if (step === undefined) return shapes.flatMap((shape) => Object.keys(shape));
  const inner: unknown[] = [
    ...shapes.flatMap((shape) => shape[step] ?? []),
    ...forms.flatMap((form) => (isObject(form.items) ? [form.items as JsonSchema] : [])),
  ];
  return inner.flatMap((one) => namesAt(one as JsonSchema, rest));
}
