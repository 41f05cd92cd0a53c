export { issueCreditNote } from './flows/issue-credit-note.ts';
export { invoiceListeners } from './listeners.ts';
export { addRates } from './rates.ts';
export { documentRoutes } from './routes.ts';
