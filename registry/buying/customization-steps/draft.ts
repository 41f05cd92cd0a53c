import type { CustomizationContext, StepAnswer } from '#domain/customization-steps.ts';
import type { Answers } from '#schemas/form.ts';

/** Answers given so far for a customized product. */
export type CustomizationDraft = Pick<CustomizationContext, 'answers' | 'quantity'>;

/** By declination, with their files, as long as the document lives. */
const drafts = new Map<number, CustomizationDraft>();
const nameOf = (idDeclination: number) => `customization-${idDeclination}`;

/** Reads the answers for a declination in this tab. After a reload the files are missing: the shopper chooses them again. */
export const readDraft = (idDeclination: number): CustomizationDraft | null => drafts.get(idDeclination) ?? readStored(idDeclination);

/** Keeps what was answered until the tab is closed; null forgets it. Where storage is forbidden or full it ends with the document. */
export function writeDraft(idDeclination: number, draft: CustomizationDraft | null): void {
  if (draft) drafts.set(idDeclination, draft);
  else drafts.delete(idDeclination);
  try {
    if (draft) sessionStorage.setItem(nameOf(idDeclination), JSON.stringify({ ...draft, answers: withoutFiles(draft.answers) }));
    else sessionStorage.removeItem(nameOf(idDeclination));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function withoutFiles(answers: CustomizationDraft['answers']): Record<string, StepAnswer> {
  const steps = Object.entries(answers).map(([id, { answers: given, files }]) => {
    const kept = Object.entries(given).filter(([key]) => !(key in files));
    return [id, { answers: Object.fromEntries(kept), files: {} }];
  });
  return Object.fromEntries(steps);
}

function readStored(idDeclination: number): CustomizationDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(nameOf(idDeclination)) ?? 'null');
    if (!isObject(stored) || !isObject(stored.answers) || !Number.isInteger(stored.quantity)) return null;
    const steps = Object.entries(stored.answers).flatMap(([id, step]) =>
      isObject(step) && isAnswers(step.answers) ? [[id, { answers: step.answers, files: {} }]] : [],
    );
    return { answers: Object.fromEntries(steps), quantity: Number(stored.quantity) };
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isAnswers = (value: unknown): value is Answers =>
  isObject(value) && Object.values(value).every((each) => isText(each) || (Array.isArray(each) && each.every(isText)));
