import { type CallFailure, readFailure } from './call-failure.ts';

/** At which step the picture of a layout can fail. */
export type PreviewStep = 'check' | 'capture' | 'save';

/** Why the picture of a layout failed: `name` is that of an error that the browser met, such as `NoLayoutError`; else it is empty. */
export type PreviewFailure = CallFailure & { step: PreviewStep; name: string };

/** Reads whatever a step was rejected with. */
export const readPreviewFailure = (error: unknown, step: PreviewStep): PreviewFailure => ({
  ...readFailure(error),
  ...{ step, name: error instanceof Error ? error.name : '' },
});
