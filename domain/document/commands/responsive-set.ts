import type { CommandRules } from '../command.ts';
import { editNode, patchProp } from '../edit-node.ts';
import { type Breakpoint, breakpointNames, isResponsive } from '../responsive.ts';

/** The value of a prop from a width of screen on; undefined: the next smaller screen's holds. */
export type ResponsiveSet = { do: 'responsive.set'; id: string; prop: string; breakpoint: Breakpoint; value: unknown };

/** Sets the value of a prop at a breakpoint. If only the value of the smallest screen is left, it is stored as a plain value. */
export const responsiveSet: CommandRules<ResponsiveSet> = {
  edit: (document, { id, prop, breakpoint, value }) =>
    editNode(document, id, (located) => {
      const before = located.node.props[prop];
      const parts = isResponsive(before) ? before : before === undefined ? {} : { base: before };
      const next: Partial<Record<Breakpoint, unknown>> = { ...parts, [breakpoint]: value };
      const given = breakpointNames.filter((name) => next[name] !== undefined);
      const isPlain = given.length === 1 && given[0] === 'base';
      const after = isPlain ? next.base : Object.fromEntries(given.map((name) => [name, next[name]]));
      return patchProp(document, located, [prop], given.length === 0 ? undefined : after);
    }),
  written: ({ id, prop }) => ({ id, part: prop, steps: ['props', prop] }),
  typedValue: ({ id, prop, breakpoint }) => JSON.stringify([id, 'responsive', prop, breakpoint]),
};
