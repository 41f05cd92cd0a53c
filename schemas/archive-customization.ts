import { z } from 'zod';
import type { Rule } from './cms/document.ts';
import { CostType, CustomizationInput } from './customization.ts';
import { field } from './entities/field.ts';
import { SlugName } from './slug.ts';
import { translationsOf } from './translation.ts';

/** A cost: `amount` is cents for EURO, basis points for PERCENT. @param path of what costs it, in a product */
const costAt = (path: string) => ({
  costType: CostType.default('NONE'),
  amount: field(z.int().min(0).max(10_000_000).default(0), { control: 'discount', when: { df: [`${path}.costType`, 'NONE'] } }),
});

const isSimple = { eq: ['customizations.*.type', 'SIMPLE'] } satisfies Rule;
const asksFor = (...inputs: string[]): Rule => ({ and: [isSimple, { in: ['customizations.*.inputType', inputs] }] });

/** A choice by its `selectKey`, or the cost of a text from `textNumberOfChar` characters on, in which case it needs no label. */
const ArchiveCustomizationValue = z.object({
  textNumberOfChar: field(z.int().min(1).max(1000).nullable().default(null), { when: asksFor('TEXT') }),
  selectKey: field(
    z
      .string()
      .max(40)
      .regex(/^[a-z][a-z0-9-]*$/)
      .nullable()
      .default(null),
    { when: asksFor('SELECT') },
  ),
  label: field(z.string().max(160).default(''), { when: asksFor('SELECT') }),
  ...costAt('customizations.*.customizationValues.*'),
});

/**
 * Something that a product can be made with. `key` names it within its product and keeps it the same over imports; `form` is the
 * slug of the form that a DYNAMIC_FORM asks. Translations of values stand under their key.
 */
export const ArchiveCustomization = z.object({
  key: SlugName,
  type: z.enum(['SIMPLE', 'DYNAMIC_FORM']).default('SIMPLE'),
  inputType: field(CustomizationInput.default('TEXT'), { when: isSimple }),
  form: field(field(SlugName, { refers: 'form' }).nullable().default(null), { when: { eq: ['customizations.*.type', 'DYNAMIC_FORM'] } }),
  label: z.string().min(1).max(160),
  help: z.string().max(400).default(''),
  required: z.boolean().default(false),
  /** True: it makes a piece personal, which cannot be withdrawn from. Null: texts and files do, ordinary options do not. */
  isPersonal: z.boolean().nullable().default(null),
  maxLength: field(z.int().min(1).max(1000).default(300), { when: asksFor('TEXT') }),
  ...costAt('customizations.*'),
  customizationValues: field(z.array(ArchiveCustomizationValue).max(60).default([]), { when: asksFor('TEXT', 'SELECT') }),
  translations: translationsOf({ label: z.string(), help: z.string(), values: z.record(z.string(), z.string()) }),
});
export type ArchiveCustomization = z.infer<typeof ArchiveCustomization>;
