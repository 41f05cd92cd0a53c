import { defineBlockCode } from '#registry/define-block.ts';
import type { ToastRegionProps } from '#registry/generated/toast-region.ts';
import { iconPaths } from '#ui/icon-paths.ts';

export type ToastRegionData = { dismissIcon: string };

export const code = defineBlockCode<ToastRegionProps, ToastRegionData>({
  load: async () => ({ dismissIcon: iconPaths.close }),
});
