import { defineBlockCode } from '#registry/define-block.ts';
import type { IconListProps } from '#registry/generated/icon-list.ts';
import { iconNamed } from '#registry/navigation/site/icon-of.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { IconDrawing } from '#ui/icon-path.tsx';
import { iconPaths } from '#ui/icon-paths.ts';

/** The drawings in the order of the items; a check where no icon has the name. */
export type IconListData = { icons: IconDrawing[] };

async function loadIconList({ items }: IconListProps, context: LoadContext): Promise<IconListData> {
  const values = context.parameters;
  return { icons: items.map(({ icon }) => iconNamed(icon, values) ?? { path: iconPaths.check }) };
}

export const code = defineBlockCode<IconListProps, IconListData>({
  load: loadIconList,
});
