import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

/** French names of the categories that blocks name in their `x-category`. */
const categories: Readonly<Record<string, string>> = {
  account: 'Compte',
  checkout: 'Commande',
  chrome: 'Cadre',
  company: 'Maison',
  layout: 'Mise en page',
  media: 'Images et vidéos',
  navigation: 'Navigation',
  shop: 'Boutique',
  text: 'Textes',
};

const folders: Readonly<Record<string, string>> = { admin: 'Panneau', ui: 'Éléments', theme: 'Thème' };

/**
 * Returns the sidebar title of a file of stories that has none itself: a block in its category by its French name, all others by their
 * folder.
 * @param path of a file `stories/<folder>/<name>.stories.tsx`
 */
export function titleOf(path: string): string | undefined {
  const [, folder = '', name = ''] = /stories\/(\w+)\/([\w-]+)\.stories\.tsx$/.exec(path.replaceAll('\\', '/')) ?? [];
  if (folder !== 'blocks') return folders[folder] && `${folders[folder]}/${name}`;
  const [schema = ''] = globSync(`registry/*/${name}/conf.schema.json`);
  const { 'x-category': category } = JSON.parse(readFileSync(schema, 'utf8')) as { 'x-category': string };
  const { block } = JSON.parse(readFileSync(join(dirname(schema), 'messages/fr.json'), 'utf8')) as { block: { title: string } };
  return `Blocs/${categories[category] ?? category}/${block.title.replaceAll('/', '–')}`;
}

/** An indexer that gives the files of stories those titles. */
export const titleByCategory = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: (path, options) =>
    indexer.createIndex(path, { ...options, makeTitle: (own) => own ?? titleOf(path) ?? options.makeTitle(own) }),
});

/** Writes the same titles into the files that Vitest runs, so that Storybook finds their results. */
export const titledStories = (): Plugin => ({
  name: 'titled-stories',
  enforce: 'pre',
  transform(code, id) {
    const title = titleOf(id);
    return title ? code.replace(/^(export default|const meta =) \{(?! title:)/m, `$1 { title: ${JSON.stringify(title)},`) : undefined;
  },
});
