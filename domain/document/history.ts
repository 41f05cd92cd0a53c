import type { CmsDocument } from '#schemas/cms/document.ts';
import type { Refusal, Selection } from './command.ts';
import { type DocumentCommand, editDocument, typedValue } from './commands.ts';
import { nodesOf } from './nodes.ts';
import { applyPatches, invertPatches, joinPatches, type Patch } from './patch.ts';

/** One step of undo: what was done, its patches, what was selected before and after. */
export type HistoryStep = {
  commands: readonly DocumentCommand[];
  patches: readonly Patch[];
  before: Selection;
  after: Selection;
};

/** A document with all that was done to it: `past` the oldest first, `future` what undoing took back, the nearest last. */
export type History = {
  document: CmsDocument;
  past: readonly HistoryStep[];
  future: readonly HistoryStep[];
  /** The last step takes what goes on typing the same value, until `markStop`. */
  isOpen: boolean;
};

export const startHistory = (document: CmsDocument): History => ({ document, past: [], future: [], isOpen: false });

/** Ends the last step: what is typed next is a step of its own. The screen marks where a field gets or loses the focus and where a choice is made. */
export const markStop = (history: History): History => (history.isOpen ? { ...history, isOpen: false } : history);

/** Carries a command out as a step of its own, or as part of the last step when it goes on typing the same value. */
export function run(
  history: History,
  command: DocumentCommand,
  selection: Selection,
): { history: History; selection: Selection } | { refused: Refusal } {
  const edit = editDocument(history.document, command);
  if ('refused' in edit) return edit;
  const document = applyPatches(history.document, edit.patches);
  const last = history.isOpen ? history.past.at(-1) : undefined;
  const value = typedValue(command);
  const goesOn = last && value !== null && typedBy(last) === value;
  // Setting a value again stands for the times before.
  const step: HistoryStep = goesOn
    ? { ...last, commands: [command], patches: joinPatches(last.patches, edit.patches) }
    : { commands: [command], patches: edit.patches, before: selection, after: edit.selection };
  const before = goesOn ? history.past.slice(0, -1) : history.past;
  // Typed and taken back again within the same step: nothing was done.
  const isEmpty = step.patches.length === 0;
  const past = isEmpty ? before : [...before, step];
  return { history: { document, past, future: [], isOpen: !isEmpty && value !== null }, selection: edit.selection };
}

/** Takes the last step back; the same history when there is none. */
export function undo(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  const document = applyPatches(history.document, invertPatches(step.patches));
  return { document, past: history.past.slice(0, -1), future: [...history.future, step], isOpen: false };
}

/** Does again what was undone last; the same history when nothing was. */
export function redo(history: History): History {
  const step = history.future.at(-1);
  if (!step) return history;
  const document = applyPatches(history.document, step.patches);
  return { document, past: [...history.past, step], future: history.future.slice(0, -1), isOpen: false };
}

/** Counts the first steps that two histories have in common. A step that was typed further counts as another. */
export function sharedSteps(one: readonly HistoryStep[], other: readonly HistoryStep[]): number {
  const differing = one.findIndex((step, index) => step !== other[index]);
  return differing < 0 ? one.length : differing;
}

/** The steps that are not among `saved`; null where a saved one was undone, which cannot be done again on another document. */
export function unsavedSteps({ past }: History, saved: readonly HistoryStep[]): readonly HistoryStep[] | null {
  const shared = sharedSteps(saved, past);
  const isTypedOn = saved.length === shared + 1 && typedBy(saved[shared]) !== null && typedBy(saved[shared]) === typedBy(past[shared]);
  return shared === saved.length || isTypedOn ? past.slice(shared) : null;
}

/** Names the value that a step types; null where it does something else. */
function typedBy(step: HistoryStep | undefined): string | null {
  const [command] = step?.commands ?? [];
  return command ? typedValue(command) : null;
}

/** A history on top of what somebody else saved, the steps that lead to it, and which commands could not be carried out there. */
export type Rebased = { history: History; saved: readonly HistoryStep[]; lost: readonly DocumentCommand[] };

/**
 * Puts the steps that are not among `saved` on top of `theirs`, which somebody else made of the document that those had led to. What
 * the other did becomes a step before them, so that undoing leads back to the very first document.
 */
export function rebase(history: History, saved: readonly HistoryStep[], theirs: CmsDocument): Rebased {
  const shared = sharedSteps(saved, history.past);
  let base = history;
  while (base.past.length > shared) base = undo(base);
  let current = ranOn(base === history ? base : { ...base, future: [] }, { do: 'content.replace', document: theirs }, null).history;
  const { past } = current;
  const lost: DocumentCommand[] = [];
  for (const step of history.past.slice(shared)) {
    current = markStop(current);
    for (const command of step.commands) {
      const done = ranOn(current, command, step.before);
      if (done.refused && done.refused !== 'no-change') lost.push(command);
      current = done.history;
    }
  }
  return { history: history.isOpen ? current : markStop(current), saved: past, lost };
}

/** A history after a command, or as it was where the command is refused. */
function ranOn(history: History, command: DocumentCommand, selection: Selection): { history: History; refused?: Refusal } {
  const done = run(history, command, selection);
  return 'refused' in done ? { history, refused: done.refused } : done;
}

/** The ids of the layouts that differ between two documents, and whether layouts came, went or changed places. */
export function changedLayouts(before: CmsDocument, after: CmsDocument): { ids: number[]; isReordered: boolean } {
  const was = new Map(before.layouts.map((layout) => [layout.id, layout]));
  const isReordered =
    before.layouts.length !== after.layouts.length || after.layouts.some((layout, index) => before.layouts[index]?.id !== layout.id);
  const ofTexts = before.translations === after.translations ? null : textOwners(before, after);
  const ids = after.layouts
    .filter((layout) => was.get(layout.id) !== layout || (ofTexts !== null && holds(layout, ofTexts)))
    .map(({ id }) => id);
  return { ids, isReordered };
}

/** The nodes whose texts in some language differ. */
function textOwners(before: CmsDocument, after: CmsDocument): ReadonlySet<string> {
  const owners = new Set<string>();
  const locales = new Set([...Object.keys(before.translations ?? {}), ...Object.keys(after.translations ?? {})]);
  for (const locale of locales) {
    const was = before.translations?.[locale] ?? {};
    const is = after.translations?.[locale] ?? {};
    for (const id of new Set([...Object.keys(was), ...Object.keys(is)])) if (was[id] !== is[id]) owners.add(id);
  }
  return owners;
}

const holds = (layout: CmsDocument['layouts'][number], owners: ReadonlySet<string>): boolean =>
  [...nodesOf([layout])].some(({ id }) => owners.has(id));
