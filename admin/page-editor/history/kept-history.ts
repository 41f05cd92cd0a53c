import { z } from 'zod';
import type { DocumentCommand } from '#domain/document/commands.ts';
import { type History, type HistoryStep, sharedSteps } from '#domain/document/history.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';

/** Raised when commands or patches are written otherwise: what an older program kept is dropped. */
const format = 1;

const Selection = z.union([z.object({ node: z.string() }), z.object({ layout: z.number() })]).nullable();
const Steps = z.array(z.union([z.string(), z.number()]));
const Entry = z.object({ value: z.unknown() }).nullable();
const Patch = z.union([
  z.object({ steps: Steps, index: z.number(), removed: z.array(z.unknown()), inserted: z.array(z.unknown()) }),
  z.object({ steps: Steps, key: z.string(), position: z.number(), before: Entry, after: Entry }),
]);
const Step = z.object({
  commands: z.array(z.custom<DocumentCommand>((value) => typeof value === 'object' && value !== null && 'do' in value)),
  patches: z.array(Patch),
  before: Selection,
  after: Selection,
});

const KeptHistory = z.object({
  format: z.literal(format),
  /** The draft that the server had, and how many steps had led to it. */
  revision: z.number(),
  saved: z.number(),
  /** Digest of the document in which `past` ends. */
  digest: z.string(),
  past: z.array(Step),
  future: z.array(Step),
});
export type KeptHistory = z.infer<typeof KeptHistory>;

/** Size of what is kept of one document: a browser gives all pages of an origin together about 5 million characters. */
export const historyLimits = { maxLength: 1_000_000, maxSteps: 200 };

const stepTexts = new WeakMap<HistoryStep, string>();

/** A step as JSON; made once, as most steps stay while one types. */
function textOfStep(step: HistoryStep): string {
  const text = stepTexts.get(step) ?? JSON.stringify(step);
  stepTexts.set(step, text);
  return text;
}

/** FNV-1a of a document's text, and its length: enough to tell two states of one document apart. */
function digestOf(document: CmsDocument): string {
  const text = JSON.stringify(document);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(36)}`;
}

/**
 * Writes the newest steps of a history as text, as many as the limits allow; null where nothing is worth keeping: no step fits, or not
 * all that the server has not got. Those are needed whole when somebody else saves.
 */
export function writeHistory(history: History, stored: readonly HistoryStep[], revision: number, limits = historyLimits): string | null {
  const { past, future, document } = history;
  let length = 0;
  let steps = 0;
  const fits = (step: HistoryStep): boolean => {
    length += textOfStep(step).length + 1;
    steps += 1;
    return length <= limits.maxLength && steps <= limits.maxSteps;
  };
  const oldest = past.findLastIndex((step) => !fits(step)) + 1;
  const furthest = future.findLastIndex((step) => !fits(step)) + 1;
  const saved = sharedSteps(stored, past) - oldest;
  if (saved < 0 || (oldest === past.length && furthest === future.length)) return null;
  const listOf = (list: readonly HistoryStep[]) => `[${list.map(textOfStep).join()}]`;
  const facts = JSON.stringify({ format, revision, saved, digest: digestOf(document) });
  return `${facts.slice(0, -1)},"past":${listOf(past.slice(oldest))},"future":${listOf(future.slice(furthest))}}`;
}

/** Reads what `writeHistory` wrote; null where it is nothing of the kind. */
export function readHistory(text: string): KeptHistory | null {
  try {
    return KeptHistory.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * The steps that led to a document which is opened again; null when the kept ones end in another.
 * @param unsent what the server has not got yet, made on the draft of `revision`; null: the server has all
 */
export function stepsTo(
  kept: KeptHistory | null,
  stored: { document: CmsDocument; revision: number },
  unsent: { document: CmsDocument; revision: number } | null,
): Pick<KeptHistory, 'past' | 'future' | 'saved'> | null {
  if (!kept || kept.digest !== digestOf(unsent?.document ?? stored.document)) return null;
  if (unsent && (unsent.revision !== stored.revision || kept.revision !== stored.revision)) return null;
  const { past, future } = kept;
  return { past, future, saved: unsent ? kept.saved : past.length };
}
