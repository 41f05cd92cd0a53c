import { iconPaths } from '#ui/icon-paths.ts';
import { defineBlock } from '../../define-block.ts';
import type { ToastRegionProps } from '../../generated/toast-region.ts';

export type ToastRegionData = { dismissIcon: string };

export const block = defineBlock<ToastRegionProps, ToastRegionData>({
  type: 'toast-region',
  version: 1,
  mode: 'interactive',
  defaults: {},
  load: async () => ({ dismissIcon: iconPaths.close }),
});
