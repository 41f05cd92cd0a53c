export { contentTypes, handOver } from './file-kind.ts';
export { type CheckedFile, checkAnswers } from './flows/check-answers.ts';
export { readForm } from './flows/read-form.ts';
export { adminInboxRoutes, formRoutes } from './routes.ts';
