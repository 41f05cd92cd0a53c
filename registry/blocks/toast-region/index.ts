import { iconPaths } from '#ui/icon-paths.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { ToastRegionProps } from '../../generated/toast-region.ts';

export type ToastRegionData = { dismissIcon: string };

export const code = defineBlockCode<ToastRegionProps, ToastRegionData>({
  load: async () => ({ dismissIcon: iconPaths.close }),
});
