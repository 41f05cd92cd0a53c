import { expect, within } from 'storybook/test';
import conf from '#registry/content/file-download/conf.schema.json';
import { FileDownload } from '#registry/content/file-download/file-download.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: FileDownload };

const block = { Component: FileDownload, conf };
type Stage = { canvasElement: HTMLElement };

const list = blockStory(block, 0);
export const List = {
  ...list,
  play: async ({ canvasElement }: Stage) => {
    const page = within(canvasElement);
    const book = page.getByRole('link', { name: /Le lookbook de l’automne/ });
    await expect(book).toHaveAttribute('download');
    await expect(book).toHaveTextContent('PDF');
    await expect(book).toHaveTextContent(/24 pages · 2,5 Mo/);
    const map = page.getByRole('link', { name: /Plan d’accès/ });
    await expect(map).not.toHaveAttribute('download');
    await expect(map).toHaveTextContent('sur un autre site');
  },
};
export const Cards = blockStory(block, 1);
export const LongWords = {
  ...list,
  args: {
    ...list.args,
    files: [
      {
        label: 'Conditions particulières de location des robes de cérémonie, saison 2026–2027',
        href: '/media/conditions.pdf',
        text: 'À lire et à signer avant l’essayage, un exemplaire pour vous, un pour la boutique',
        kilobytes: 120,
      },
    ],
  },
};
