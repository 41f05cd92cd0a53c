import type { Clip } from '../clips.ts';
import type { CommandRules } from '../command.ts';
import { insertClip } from '../insert-nodes.ts';
import type { Place } from '../nodes.ts';

/** Nodes that a copy of must get ids of their own: from the palette, the clipboard or a template. */
export type NodeInsert = { do: 'node.insert'; clip: Clip; at: Place };

export const nodeInsert: CommandRules<NodeInsert> = { edit: (document, { clip, at }) => insertClip(document, clip, at) };
