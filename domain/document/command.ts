import type { CmsDocument } from '#schemas/cms/document.ts';
import type { Patch, Steps } from './patch.ts';

/** Reason why a command changes nothing. */
export type Refusal = 'missing' | 'into-itself' | 'too-deep' | 'too-many-nodes' | 'no-change';

/** The node or layout that a command is about after it, to be selected. */
export type Selection = { node: string } | { layout: number } | null;

/** A command carried out: its patches and what is selected after it; or why it changes nothing. */
export type Edit = { patches: readonly Patch[]; selection: Selection } | { refused: Refusal };

export const refuse = (refused: Refusal): Edit => ({ refused });

/** The value that a command wrote: its node, its steps in the node or in its texts, and the part that a person knows it by. */
export type WrittenValue = { id: string; part: string; steps: Steps };

/**
 * One kind of command. `edit` is pure: equal commands on equal documents give equal patches, ids of new nodes included. What is in the
 * document and not named by the command stays byte for byte.
 */
export type CommandRules<Command> = {
  edit: (document: CmsDocument, command: Command) => Edit;
  /** Left out where a command writes more, or something else, than one value of a node. */
  written?: (command: Command) => WrittenValue;
  /** Names the value that one types stroke by stroke: such commands are one step until a mark. Null or left out: a step of its own. */
  typedValue?: (command: Command) => string | null;
};
