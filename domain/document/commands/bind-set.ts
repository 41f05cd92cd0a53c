import type { CommandRules } from '../command.ts';
import { editNode, isForbidden, toPatches } from '../edit-node.ts';
import { keyPatch } from '../patch.ts';

/** Joins a prop to a field of the data context, or frees it. */
export type BindSet = { do: 'bind.set'; id: string; prop: string; path: string | null };

export const bindSet: CommandRules<BindSet> = {
  edit: (document, { id, prop, path }) =>
    editNode(document, id, ({ node, steps }) => {
      const { bind } = node;
      if (isForbidden(prop)) return null;
      if (path !== null) {
        const patch = bind
          ? keyPatch(bind, [...steps, 'bind'], prop, { value: path })
          : keyPatch(node, steps, 'bind', { value: { [prop]: path } });
        return toPatches(patch);
      }
      if (!bind || !Object.hasOwn(bind, prop)) return [];
      return toPatches(Object.keys(bind).length > 1 ? keyPatch(bind, [...steps, 'bind'], prop, null) : keyPatch(node, steps, 'bind', null));
    }),
  written: ({ id, prop }) => ({ id, part: 'bind', steps: ['bind', prop] }),
};
