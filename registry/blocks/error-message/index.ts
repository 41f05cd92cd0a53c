import { defineBlock } from '../../define-block.ts';
import type { ErrorMessageProps } from '../../generated/error-message.ts';

export const block = defineBlock<ErrorMessageProps>({
  type: 'error-message',
  version: 1,
  mode: 'static',
  defaults: { status: 500, links: [] },
});
