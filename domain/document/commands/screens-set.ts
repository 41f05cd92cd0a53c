import { type Screen, screenNames } from '#schemas/cms/breakpoints.ts';
import type { CommandRules } from '../command.ts';
import { editNode, toPatches } from '../edit-node.ts';
import { keyPatch } from '../patch.ts';

/** Screens on which the node is not shown; none: it is on all. */
export type ScreensSet = { do: 'screens.set'; id: string; hiddenOn: readonly Screen[] };

export const screensSet: CommandRules<ScreensSet> = {
  edit: (document, { id, hiddenOn }) =>
    editNode(document, id, ({ node, steps }) => {
      // In the order of their widths.
      const screens = screenNames.filter((screen) => hiddenOn.includes(screen));
      return toPatches(keyPatch(node, steps, 'hiddenOn', screens.length > 0 ? { value: screens } : null));
    }),
  written: ({ id }) => ({ id, part: 'hiddenOn', steps: ['hiddenOn'] }),
};
