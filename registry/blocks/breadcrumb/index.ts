import { defineBlock } from '../../define-block.ts';
import type { BreadcrumbProps } from '../../generated/breadcrumb.ts';
import { type BreadcrumbData, loadBreadcrumb } from './load.ts';

export const block = defineBlock<BreadcrumbProps, BreadcrumbData>({
  type: 'breadcrumb',
  version: 1,
  mode: 'static',
  defaults: { align: 'start' },
  load: loadBreadcrumb,
});
