import { type ParameterDefinition, type ParameterFormat, readValue } from '#schemas/parameters/index.ts';
import { isLogoKey } from '#schemas/parameters/logos.ts';
import type { Lang } from '#schemas/site.ts';
import type { MoneyFormat } from '#ui/format-price.ts';
import type { FieldSchema } from '../form/field-schema.ts';
import { unitText } from './unit-text.ts';

const formats: Readonly<Partial<Record<ParameterFormat, FieldSchema>>> = {
  colour: { 'x-control': 'colour' },
  font: { 'x-control': 'font' },
  icon: { 'x-control': 'icon' },
  hours: { 'x-control': 'hours' },
  country: { 'x-control': 'country' },
  currency: { 'x-control': 'currency' },
  synonyms: { 'x-control': 'textarea' },
  origins: { 'x-control': 'code' },
  url: { format: 'url', examples: ['https://…'] },
  email: { format: 'email', examples: ['bonjour@exemple.fr'] },
  coordinate: { format: 'coordinate', examples: ['46.7397'] },
};

/** A setting as a form reads it: a flag, a choice, or a text as it is stored. Why one is refused, `reasonText` says. */
export function settingSchema({ key, kind, constraint, group }: ParameterDefinition, site: { lang: Lang } & MoneyFormat): FieldSchema {
  if (isLogoKey(key)) return { type: 'string', 'x-control': 'logo' };
  if (kind === 'BOOLEAN') return { type: 'boolean' };
  if (!constraint) return { type: 'string' };
  if ('oneOf' in constraint) return { type: 'string', enum: constraint.oneOf };
  if ('format' in constraint) return { type: 'string', ...formats[constraint.format] };
  if ('min' in constraint) {
    const { min, max, unit } = constraint;
    return { type: 'string', 'x-control': 'number', minimum: min, maximum: max, ...(unit && { 'x-unit': unitText(unit, site) }) };
  }
  if (kind !== 'TEXT') return { type: 'string' };
  const plain = constraint.syntax === 'plain' ? 'textarea' : 'code';
  return { type: 'string', 'x-control': constraint.syntax === 'html' && group === 'legal' ? 'rich-text' : plain };
}

/** The value that a form shows for a setting: what is written, else the default. */
export function formValue(definition: ParameterDefinition, text = String(definition.default)): unknown {
  const isRead = definition.kind === 'BOOLEAN' || (definition.constraint && 'oneOf' in definition.constraint);
  const reading = isRead ? readValue(definition, text) : undefined;
  if (reading && 'value' in reading) return reading.value;
  return definition.kind === 'BOOLEAN' ? definition.default : text;
}

/** The text to store for a value of the form; null: the default. */
export function storedText({ kind, default: usual }: ParameterDefinition, value: unknown): string | null {
  const text = value === undefined ? '' : String(value);
  return text === '' && (usual === '' || kind === 'NUMBER') ? null : text;
}
