import { createStoredValue } from '../stored-value.ts';

/** Choice of this browser to show the technical names of settings, by which files, calls and the documentation call them. */
export const technicalNames = createStoredValue('panelTechnicalNames', false, (data) => (typeof data === 'boolean' ? data : null));
