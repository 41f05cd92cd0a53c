import type { Screen } from '#schemas/cms/breakpoints.ts';
import type { CmsDocument, CmsNode, Rule } from '#schemas/cms/document.ts';
import type { Place } from './nodes.ts';
import type { Steps } from './patch.ts';
import type { NodeTexts } from './texts.ts';

/** Nodes or a whole layout as they are copied, with their texts in other languages by the ids that they have here. */
export type Clip = {
  kind: 'nodes' | 'layout';
  /** The layout's name; of nodes the empty text. */
  name: string;
  nodes: readonly CmsNode[];
  texts: Readonly<Record<string, NodeTexts>>;
};

export type Breakpoint = 'base' | 'sm' | 'md' | 'lg' | 'xl';

/**
 * What a person does to a document, as data: nodes and layouts are named by their ids, so that a command made for one version of
 * a document can be tried on another, as when somebody else saved meanwhile.
 */
export type DocumentCommand =
  /** Nodes that a copy of must get ids of their own: from the palette, the clipboard or a template. */
  | { do: 'node.insert'; clip: Clip; at: Place }
  /** `at` counts as the document stands before the move. */
  | { do: 'node.move'; id: string; at: Place }
  | { do: 'node.duplicate'; id: string }
  | { do: 'node.delete'; id: string }
  /** A clip of nodes gets a section of its own. */
  | { do: 'layout.insert'; clip: Clip; index: number }
  | { do: 'layout.move'; id: number; index: number }
  | { do: 'layout.duplicate'; id: number }
  | { do: 'layout.delete'; id: number }
  | { do: 'layout.rename'; id: number; name: string }
  /** `value` undefined takes the prop away, so that the block's default holds. */
  | { do: 'prop.set'; id: string; steps: Steps; value: unknown }
  | { do: 'item.insert'; id: string; steps: Steps; index: number; value: unknown }
  | { do: 'item.move'; id: string; steps: Steps; from: number; to: number }
  | { do: 'item.delete'; id: string; steps: Steps; index: number }
  /** The value of a prop from a width of screen on; undefined: the next smaller screen's holds. */
  | { do: 'responsive.set'; id: string; prop: string; breakpoint: Breakpoint; value: unknown }
  | { do: 'bind.set'; id: string; prop: string; path: string | null }
  | { do: 'visible.set'; id: string; rule: Rule | null }
  /** Screens on which the node is not shown; none: it is on all. */
  | { do: 'screens.set'; id: string; hiddenOn: readonly Screen[] }
  /** A text in another language; null: the site's own language is shown there. */
  | { do: 'text.set'; id: string; locale: string; pointer: string; text: string | null }
  /** Another document in place of this one: a restored version, a document that somebody else saved. */
  | { do: 'content.replace'; document: CmsDocument };

/** Why a command changes nothing. */
export type Refusal = 'missing' | 'into-itself' | 'too-deep' | 'too-many-nodes' | 'no-change';

/** The node or layout that a command is about after it, to be selected. */
export type Selection = { node: string } | { layout: number } | null;
