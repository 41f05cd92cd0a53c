/*
 * Stores letters typed after a press on the search, before its dialog is loaded. They go into a hidden field, and the dialog takes them
 * over. The field gets the focus within the press itself: only then do phones show their keyboard.
 */

const fieldName = 'typed-ahead';

/** To be called with what was pressed: if it opens the search, takes what is typed from now on. Of few bytes: each first script has it. */
export function typeAhead({ dataset, ariaLabel, textContent }: HTMLElement): void {
  if (dataset.opens !== 'search') return;
  // Enter is a line of its own.
  const field = document.body.appendChild(document.createElement('textarea'));
  field.className = fieldName;
  field.ariaLabel = ariaLabel || textContent;
  field.focus();
}

/**
 * Returns the text typed since that press or its repetitions, and whether it was sent with Enter. Call it once, when the field it is for
 * has the focus.
 */
export function takeTyped(): { text: string; isSent: boolean } {
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>(`.${fieldName}`)];
  for (const field of fields) field.remove();
  const [text = '', ...rest] = fields
    .map(({ value }) => value)
    .join('')
    .split('\n');
  return { text, isSent: rest.length > 0 };
}
