import { defineBlock } from '../../define-block.ts';
import type { ComponentProps } from '../../generated/component.ts';

/** The renderer puts a shared component's own nodes in the place of this one: the block is there for its configuration. */
export const block = defineBlock<ComponentProps>({ type: 'component', version: 1, mode: 'static' });
