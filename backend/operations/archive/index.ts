export { prepareDatabase } from './prepare.ts';
