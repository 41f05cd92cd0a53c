import type { CmsDocument } from '#schemas/cms/document.ts';
import type { CommandRules, Edit, WrittenValue } from './command.ts';
import { type BindSet, bindSet } from './commands/bind-set.ts';
import { type ContentReplace, contentReplace } from './commands/content-replace.ts';
import { type ItemDelete, itemDelete } from './commands/item-delete.ts';
import { type ItemInsert, itemInsert } from './commands/item-insert.ts';
import { type ItemMove, itemMove } from './commands/item-move.ts';
import { type LayoutDelete, layoutDelete } from './commands/layout-delete.ts';
import { type LayoutDuplicate, layoutDuplicate } from './commands/layout-duplicate.ts';
import { type LayoutInsert, layoutInsert } from './commands/layout-insert.ts';
import { type LayoutMove, layoutMove } from './commands/layout-move.ts';
import { type LayoutRename, layoutRename } from './commands/layout-rename.ts';
import { type NodeDelete, nodeDelete } from './commands/node-delete.ts';
import { type NodeDuplicate, nodeDuplicate } from './commands/node-duplicate.ts';
import { type NodeInsert, nodeInsert } from './commands/node-insert.ts';
import { type NodeMove, nodeMove } from './commands/node-move.ts';
import { type PropSet, propSet } from './commands/prop-set.ts';
import { type ResponsiveSet, responsiveSet } from './commands/responsive-set.ts';
import { type ScreensSet, screensSet } from './commands/screens-set.ts';
import { type TextSet, textSet } from './commands/text-set.ts';
import { type VisibleSet, visibleSet } from './commands/visible-set.ts';

/**
 * Command of a person on a document, as data. Nodes and layouts are named by their ids, so a command made for one version can be applied to
 * another, for example after a save by somebody else.
 */
export type DocumentCommand =
  | (NodeInsert | NodeMove | NodeDuplicate | NodeDelete)
  | (LayoutInsert | LayoutMove | LayoutDuplicate | LayoutDelete | LayoutRename)
  | (PropSet | ItemInsert | ItemMove | ItemDelete | ResponsiveSet | TextSet)
  | (BindSet | VisibleSet | ScreensSet)
  | ContentReplace;

const commands: { [Kind in DocumentCommand['do']]: CommandRules<Extract<DocumentCommand, { do: Kind }>> } = {
  'node.insert': nodeInsert,
  'node.move': nodeMove,
  'node.duplicate': nodeDuplicate,
  'node.delete': nodeDelete,
  'layout.insert': layoutInsert,
  'layout.move': layoutMove,
  'layout.duplicate': layoutDuplicate,
  'layout.delete': layoutDelete,
  'layout.rename': layoutRename,
  'prop.set': propSet,
  'item.insert': itemInsert,
  'item.move': itemMove,
  'item.delete': itemDelete,
  'responsive.set': responsiveSet,
  'text.set': textSet,
  'bind.set': bindSet,
  'visible.set': visibleSet,
  'screens.set': screensSet,
  'content.replace': contentReplace,
};

const rulesOf = (command: DocumentCommand): CommandRules<DocumentCommand> => commands[command.do] as CommandRules<DocumentCommand>;

/** Computes what a command does to a document, as patches; `applyPatches` carries them out. */
export const editDocument = (document: CmsDocument, command: DocumentCommand): Edit => rulesOf(command).edit(document, command);

/** Returns the value of a node that a command writes; null where it writes more or something else. */
export const writtenValue = (command: DocumentCommand): WrittenValue | null => rulesOf(command).written?.(command) ?? null;

/** Names the value that a command types a stroke of; null for commands that are a step each. */
export const typedValue = (command: DocumentCommand): string | null => rulesOf(command).typedValue?.(command) ?? null;
