import { createStoredValue } from '../stored-value.ts';

/** Setting for single-letter keys on lists. People who use voice input may trigger one by accident, and can disable them. */
export const letterKeys = createStoredValue('panelLetterKeys', true, (data) => (typeof data === 'boolean' ? data : null));
