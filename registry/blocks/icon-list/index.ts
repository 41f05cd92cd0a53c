import type { LoadContext } from '#renderer/types.ts';
import type { IconDrawing } from '#ui/icon-path.tsx';
import { iconPaths } from '#ui/icon-paths.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { IconListProps } from '../../generated/icon-list.ts';
import { iconNamed } from '../../navigation-parts/icon-of.ts';

/** The drawings in the order of the items; a check where no icon has the name. */
export type IconListData = { icons: IconDrawing[] };

async function loadIconList({ items }: IconListProps, context: LoadContext): Promise<IconListData> {
  const values = context.parameters;
  return { icons: items.map(({ icon }) => iconNamed(icon, values) ?? { path: iconPaths.check }) };
}

export const code = defineBlockCode<IconListProps, IconListData>({
  load: loadIconList,
});
