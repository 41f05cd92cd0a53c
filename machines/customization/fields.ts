import type { Customization, CustomizationInput, ProductCustomization } from '#schemas/customization.ts';
import type { FieldType, FormField } from '#schemas/form.ts';

/** Under which a SIMPLE customization's only answer stands. */
export const simpleKey = 'value';

/** Megabytes of a customization's file at most. */
export const fileMegabytes = 8;

/** Under which a field of a customization stands beside those of others: its file in a multipart body, its error in a refusal. */
export const partKey = (id: number, key: string): string => `c${id}-${key}`;

const types: Record<CustomizationInput, FieldType> = { TEXT: 'text', SELECT: 'radio', CHECKBOX: 'consent', FILE: 'file' };

/** What a customization asks, as fields of a form: page and API hold its answers to the same rules. */
export function fieldsOf({ customization }: Pick<ProductCustomization, 'customization'>): FormField[] {
  return customization.type === 'DYNAMIC_FORM' ? customization.fields : [simpleField(customization)];
}

function simpleField({ inputType, label, help, required, maxLength, customizationValues }: Customization): FormField {
  const max = { TEXT: maxLength, SELECT: null, CHECKBOX: null, FILE: fileMegabytes }[inputType];
  const options = customizationValues.flatMap((value) =>
    inputType === 'SELECT' && value.selectKey !== null ? [{ value: value.selectKey, label: value.label }] : [],
  );
  return {
    ...{ key: simpleKey, type: types[inputType], label, hint: help, required, options, min: null, max },
    ...{ pattern: null, files: ['jpg', 'png', 'webp', 'pdf'], autocomplete: inputType === 'TEXT' ? 'off' : '', showIf: null },
  };
}
