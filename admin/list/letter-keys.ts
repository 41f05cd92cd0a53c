import { createStoredValue } from '../stored-value.ts';

/** Whether keys of one letter do something on lists: who speaks to the computer may say one by accident, and switches them off. */
export const letterKeys = createStoredValue('panelLetterKeys', true, (data) => (typeof data === 'boolean' ? data : null));
