import type { Messages } from '#messages/generated/admin/form.ts';
import type { FieldSchema } from './field-schema.ts';

type Own = Readonly<Record<string, string>> | undefined;

/** Returns the label of one of a choice's values: of the form, of the schema, or of the values that many schemas share; else the value. */
export function formatOption(
  { enum: all = [], 'x-labels': labels }: FieldSchema,
  option: string | number,
  { options }: Messages,
  own?: Own,
) {
  const shared: Readonly<Record<string, string>> = options;
  return own?.[option] ?? labels?.[all.indexOf(option)] ?? shared[option] ?? String(option);
}
