import type { LoadContext } from '#renderer/types.ts';
import type { Form } from '#schemas/form.ts';
import type { DynamicFormProps } from '../../generated/dynamic-form.ts';
import { valuesOf } from '../../site-values.ts';

/** The form, and where to write instead, or ''. */
export type DynamicFormData = { form: Form; email: string };

export const loadDynamicForm = async ({ form }: DynamicFormProps, context: LoadContext): Promise<DynamicFormData> => ({
  form: await context.call('GET /forms/{id}', { params: { id: form } }),
  email: valuesOf(context).COMPANY_EMAIL,
});
