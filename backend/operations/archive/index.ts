export { need } from './import/imported.ts';
export { insertAll } from './import/insert-all.ts';
export { prepareDatabase } from './prepare.ts';
