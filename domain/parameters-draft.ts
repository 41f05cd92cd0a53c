import { definitionOf, type ParameterIssue, readValue } from '#schemas/parameters/index.ts';

/** Texts of parameters by key, as they are stored; a key that is missing stands at its default. */
export type Texts = Readonly<Record<string, string>>;

/** Key → new text; null: back to the default. What a save, a draft and an undo step are made of. */
export type Changes = Readonly<Record<string, string | null>>;

/** Unsaved state of a site's parameters. */
export type Draft = {
  /** Values on the server, as last read. */
  stored: Texts;
  /** Values on the screen. */
  texts: Texts;
  /** Values on the screen before each step, oldest first. */
  past: readonly Texts[];
  /** Values that undoing removed, the next one to redo last. */
  future: readonly Texts[];
  /** The key whose typing the last step gathers, and when it was typed last, in ms; null: the next change is a step of its own. */
  typing: { key: string; at: number } | null;
};

/** Pause that ends a step of undo while a person types in the same field, in ms. */
const pause = 1000;
const maxSteps = 200;

/** Texts with some of them changed. */
export function withChanges(texts: Texts, changes: Changes): Texts {
  const next: Record<string, string> = { ...texts };
  for (const [key, text] of Object.entries(changes)) {
    if (text === null) delete next[key];
    else next[key] = text;
  }
  return next;
}

/** Returns the changes that turn the first texts into the second. */
export function changesBetween(before: Texts, after: Texts): Changes {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries([...keys].flatMap((key) => (before[key] === after[key] ? [] : [[key, after[key] ?? null]])));
}

/** Returns the changes that a save would send. */
export const unsavedOf = ({ stored, texts }: Draft): Changes => changesBetween(stored, texts);

/** A draft of what is stored, with changes that were kept from before a reload. */
export const startDraft = (stored: Texts, unsaved: Changes = {}): Draft =>
  toTexts({ stored, texts: stored, past: [], future: [], typing: null }, withChanges(stored, unsaved));

function toTexts(draft: Draft, texts: Texts): Draft {
  if (Object.keys(changesBetween(draft.texts, texts)).length === 0) return { ...draft, typing: null };
  return { ...draft, texts, past: [...draft.past, draft.texts].slice(-maxSteps), future: [], typing: null };
}

/** The default chosen again, where nothing is stored, is no change. */
function settled(stored: Texts, [key, text]: [string, string | null]): [string, string | null] {
  const isDefault = text !== null && stored[key] === undefined && text === String(definitionOf(key)?.default ?? '');
  return [key, isDefault ? null : text];
}

const settledAll = (stored: Texts, changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).map((change) => settled(stored, change)));

/** One step: a preset, an import, a reset, a switch turned. */
export const change = (draft: Draft, changes: Changes): Draft =>
  toTexts(draft, withChanges(draft.texts, settledAll(draft.stored, changes)));

/** Typing in a field: strokes that follow each other closely are one step. `at` is the time in ms. */
export function type(draft: Draft, { key, text, at }: { key: string; text: string | null; at: number }): Draft {
  const texts = withChanges(draft.texts, settledAll(draft.stored, { [key]: text }));
  const goesOn = draft.typing?.key === key && at - draft.typing.at < pause;
  const next = goesOn ? { ...draft, texts, future: [] } : toTexts(draft, texts);
  return { ...next, typing: { key, at } };
}

export function undo(draft: Draft): Draft {
  const texts = draft.past.at(-1);
  return texts ? { ...draft, texts, past: draft.past.slice(0, -1), future: [...draft.future, draft.texts], typing: null } : draft;
}

export function redo(draft: Draft): Draft {
  const texts = draft.future.at(-1);
  return texts ? { ...draft, texts, past: [...draft.past, draft.texts], future: draft.future.slice(0, -1), typing: null } : draft;
}

/** Back to what is stored, as one step that can be undone. */
export const discard = (draft: Draft): Draft => toTexts(draft, draft.stored);

/** After a save: what was typed while it was on its way stays unsaved. `sent`: the texts as they were sent. */
export const afterSave = (draft: Draft, stored: Texts, sent: Texts): Draft => ({
  ...draft,
  stored,
  texts: withChanges(stored, changesBetween(sent, draft.texts)),
  typing: null,
});

/** After an earlier version was restored: its texts, as one step that can be undone. */
export const afterRestore = (draft: Draft, stored: Texts): Draft => toTexts({ ...draft, stored }, stored);

export type Side = 'mine' | 'theirs';

/** Changes that somebody else saved meanwhile, compared with one's own. */
export type Clash = {
  /** Keys that both changed, to different texts: one has to choose. */
  both: readonly string[];
  /** Keys that only the other changed: they stay the other's. */
  theirs: readonly string[];
};

export function clashOf({ stored, texts }: Draft, theirs: Texts): Clash {
  const mine = changesBetween(stored, texts);
  const changed = Object.keys(changesBetween(stored, theirs));
  return {
    both: changed.filter((key) => Object.hasOwn(mine, key) && texts[key] !== theirs[key]),
    theirs: changed.filter((key) => !Object.hasOwn(mine, key)),
  };
}

/** The draft on top of what the other saved. Of a key that both changed the choice decides; without one it stays mine. */
export function settle(draft: Draft, theirs: Texts, choices: Readonly<Record<string, Side>>): Draft {
  const mine = Object.entries(unsavedOf(draft)).filter(([key]) => choices[key] !== 'theirs');
  return { ...draft, stored: theirs, texts: withChanges(theirs, Object.fromEntries(mine)), typing: null };
}

/** Returns why values to save would be refused, by key. Unknown keys are accepted and stored unchanged. */
export function refusedOf(draft: Draft): Readonly<Record<string, ParameterIssue['reason']>> {
  return Object.fromEntries(
    Object.entries(unsavedOf(draft)).flatMap(([key, text]) => {
      const definition = definitionOf(key);
      const reading = definition && text !== null && readValue(definition, text);
      return reading && 'reason' in reading ? [[key, reading.reason]] : [];
    }),
  );
}
