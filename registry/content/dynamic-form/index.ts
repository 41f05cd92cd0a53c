import { defineBlockCode } from '#registry/define-block.ts';
import type { DynamicFormProps } from '#registry/generated/dynamic-form.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Form } from '#schemas/form.ts';
import { messageForm, messageFormName } from './message-form.ts';

/** The form, and where to write instead, or ''. */
export type DynamicFormData = { form: Form; email: string };

const loadDynamicForm = async ({ form }: DynamicFormProps, context: LoadContext): Promise<DynamicFormData> => ({
  form: form === messageFormName ? messageForm(context.lang) : await context.call('GET /forms/{id}', { params: { id: form } }),
  email: context.parameters.COMPANY_EMAIL,
});

export const code = defineBlockCode<DynamicFormProps, DynamicFormData>({
  load: loadDynamicForm,
});
