import type { Answers, FormField } from '#schemas/form.ts';

/** Content of a form: answers by key, and files beside them. The answer of a file is its name. */
export type Filled = { answers: Answers; files: Record<string, File>; website: string };

/** Megabytes of a file where its field says nothing; the API has the same. */
export const usualMegabytes = 8;

export const megabytesOf = ({ max }: FormField): number => (typeof max === 'number' ? Math.min(max, usualMegabytes) : usualMegabytes);

/** Reads the fields that are on show: those that are not asked are not in the page. */
export function readAnswers(form: HTMLFormElement, fields: readonly FormField[]): Filled {
  const data = new FormData(form);
  const filled: Filled = { answers: {}, files: {}, website: String(data.get('website') ?? '') };
  for (const { key, type } of fields) {
    const values = data.getAll(key);
    if (type === 'file') {
      const file = values.find((value): value is File => value instanceof File && value.size > 0);
      if (!file) continue;
      filled.files[key] = file;
      filled.answers[key] = file.name.slice(0, 200);
    } else if (type === 'checkboxes') filled.answers[key] = values.map(String);
    else if (values.length > 0) filled.answers[key] = String(values[0]);
  }
  return filled;
}
