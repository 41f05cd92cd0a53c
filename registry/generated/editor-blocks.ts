/** What the page editor knows of blocks, by language, made by `npm run generate`. */
export const editorBlocks = {
  fr: () => import('./editor-blocks.fr.json'),
  en: () => import('./editor-blocks.en.json'),
};
