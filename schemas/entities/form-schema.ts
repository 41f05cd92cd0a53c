import { z } from 'zod';
import { toJsonSchema } from '../json-schema.ts';
import type { Entity } from './define-entity.ts';
import { findDetails } from './field.ts';

/** A picture with its texts is one field. */
const isPicture = (schema: unknown): boolean => schema instanceof z.ZodObject && findDetails(schema.shape.name)?.refers === 'picture';

/**
 * An entity as JSON Schema for the forms of the panel, with keywords of ours for what its details say: `x-names` (what a text names),
 * `x-unit`, `x-control` (the control it is written with), `x-when` (where it is shown).
 */
export const formSchema = ({ value: schema }: Entity): object =>
  toJsonSchema(schema, 'input', ({ zodSchema, jsonSchema }) => {
    const { refers, html, unit, control, when } = findDetails(zodSchema) ?? {};
    const named = isPicture(zodSchema) ? 'picture' : html ? 'rich-text' : control;
    const keywords = { 'x-names': refers === 'picture' ? undefined : refers, 'x-unit': unit, 'x-control': named, 'x-when': when };
    for (const [keyword, value] of Object.entries(keywords)) if (value !== undefined) jsonSchema[keyword] = value;
    // Bounds that zod writes for any whole number.
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.minimum === -Number.MAX_SAFE_INTEGER) delete jsonSchema.minimum;
  });
