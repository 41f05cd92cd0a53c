/**
 * What opens or closes the filters without JavaScript: a modal dialog. Browsers that do not know commands of buttons get it from the
 * page's code (`registry/filter-panels.ts`). React's types do not know these attributes yet.
 */
export const command = (name: 'show-modal' | 'close', target: string): object => ({ command: name, commandfor: target });
