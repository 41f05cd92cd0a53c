/** Data of blocks for the page editor, by language, made by `npm run generate`. */
export const editorBlocks = {
  fr: () => import('./editor-blocks.fr.json'),
  en: () => import('./editor-blocks.en.json'),
};
