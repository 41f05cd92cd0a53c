import type { CmsDocument } from '#schemas/cms/document.ts';
import type { DocumentCommand, Refusal, Selection } from './commands.ts';
import { editDocument } from './edit.ts';
import { nodesOf } from './nodes.ts';
import { applyPatches, invertPatches, joinPatches, type Patch } from './patch.ts';

/** One step of undo: what was done, its patches, what was selected before and after. */
export type HistoryStep = {
  commands: readonly DocumentCommand[];
  patches: readonly Patch[];
  before: Selection;
  after: Selection;
  /** When it was done last, in ms since 1970. */
  at: number;
};

/** A document with all that was done to it: `past` the oldest first, `future` what undoing took back, the nearest last. */
export type History = { document: CmsDocument; past: readonly HistoryStep[]; future: readonly HistoryStep[] };

/** How long a pause, in ms, ends a step while one goes on changing the same value. */
const pauseMs = 1000;

export const startHistory = (document: CmsDocument): History => ({ document, past: [], future: [] });

/** Carries a command out as a step of its own, or as part of the last step when it goes on typing the same value. */
export function run(
  history: History,
  command: DocumentCommand,
  { selection, at }: { selection: Selection; at: number },
): { history: History; selection: Selection } | { refused: Refusal } {
  const edit = editDocument(history.document, command);
  if ('refused' in edit) return edit;
  const document = applyPatches(history.document, edit.patches);
  const last = history.past.at(-1);
  const value = valueKey(command);
  const goesOn =
    last &&
    value !== null &&
    history.future.length === 0 &&
    at - last.at < pauseMs &&
    last.commands.every((one) => valueKey(one) === value);
  const step: HistoryStep = goesOn
    ? { ...last, commands: [command], patches: joinPatches(last.patches, edit.patches), at }
    : { commands: [command], patches: edit.patches, before: selection, after: edit.selection, at };
  const past = goesOn ? history.past.slice(0, -1) : history.past;
  // Typed and taken back again within the same step: nothing was done.
  const kept = step.patches.length > 0 ? [...past, step] : past;
  return { history: { document, past: kept, future: [] }, selection: edit.selection };
}

/** Which single value a command changes; null for commands that are a step each. Setting a value again stands for the times before. */
function valueKey(command: DocumentCommand): string | null {
  if (command.do === 'prop.set' && typeof command.value !== 'undefined') return JSON.stringify([command.id, 'prop', ...command.steps]);
  if (command.do === 'responsive.set') return JSON.stringify([command.id, 'responsive', command.prop, command.breakpoint]);
  if (command.do === 'text.set') return JSON.stringify([command.id, 'text', command.locale, command.pointer]);
  if (command.do === 'layout.rename') return JSON.stringify([command.id, 'name']);
  return null;
}

/** Takes the last step back; the same history when there is none. */
export function undo(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  const document = applyPatches(history.document, invertPatches(step.patches));
  return { document, past: history.past.slice(0, -1), future: [...history.future, step] };
}

/** Does again what was undone last; the same history when nothing was. */
export function redo(history: History): History {
  const step = history.future.at(-1);
  if (!step) return history;
  const document = applyPatches(history.document, step.patches);
  return { document, past: [...history.past, step], future: history.future.slice(0, -1) };
}

/** A history on top of what somebody else saved, and which commands could not be carried out there. */
export type Rebased = { history: History; lost: readonly DocumentCommand[] };

/**
 * Puts the steps after the first `saved` on top of `theirs`, which somebody else made of the document that those first steps had led
 * to. What the other did becomes a step before them, so that undoing leads back to the very first document.
 * Null when steps that were saved have been undone since: then there is nothing that could be done again.
 */
export function rebase(history: History, saved: number, theirs: CmsDocument, at: number): Rebased | null {
  if (history.past.length < saved) return null;
  const mine = history.past.slice(saved);
  let base: History = { ...history, future: [] };
  while (base.past.length > saved) base = { ...undo(base), future: [] };
  let current = historyOf(run(base, { do: 'content.replace', document: theirs }, { selection: null, at }), base);
  const lost: DocumentCommand[] = [];
  for (const step of mine) {
    for (const command of step.commands) {
      const done = run(current, command, { selection: step.before, at: step.at });
      if ('refused' in done) {
        if (done.refused !== 'no-change') lost.push(command);
      } else current = done.history;
    }
  }
  return { history: current, lost };
}

const historyOf = (done: ReturnType<typeof run>, before: History): History => ('refused' in done ? before : done.history);

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
