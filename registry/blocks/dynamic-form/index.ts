import { defineBlock } from '../../define-block.ts';
import type { DynamicFormProps } from '../../generated/dynamic-form.ts';
import { type DynamicFormData, loadDynamicForm } from './load.ts';

export const block = defineBlock<DynamicFormProps, DynamicFormData>({
  type: 'dynamic-form',
  version: 1,
  mode: 'visible',
  defaults: { showTitle: true, level: 2, privacyUrl: '/privacy-policy' },
  load: loadDynamicForm,
});
