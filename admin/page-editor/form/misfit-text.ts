import type { Messages } from '#messages/generated/admin/page-editor/form.ts';
import type { Misfit } from './field-kind.ts';

/** The sentence for a value that its field does not take. */
export function misfitText(misfit: Misfit, { misfits }: Messages): string {
  if (misfit.kind === 'required') return misfits.required;
  if (misfit.kind === 'too-long') return misfits.tooLong({ limit: misfit.limit });
  if (misfit.kind === 'range') return misfits.range({ min: misfit.min ?? '…', max: misfit.max ?? '…' });
  return misfits.pattern;
}
