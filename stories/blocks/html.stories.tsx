import { expect, within } from 'storybook/test';
import conf from '#registry/page/html/conf.schema.json';
import { Html } from '#registry/page/html/html.tsx';
import { code } from '#registry/page/html/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Html };

const block = { code, Component: Html, conf };
type Stage = { canvasElement: HTMLElement };

const own = blockStory(block, 0);
export const OwnMarkup = {
  ...own,
  play: async ({ canvasElement }: Stage) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Notre manifeste' })).toBeVisible();
    await expect(canvasElement.querySelector('section.manifeste details')).not.toBeNull();
  },
};
export const WithPicture = {
  ...own,
  args: {
    html: '<figure><img src="/media/sample/atelier-couture-640.jpg" alt="L’atelier" width="640" height="400"><figcaption>À l’atelier</figcaption></figure>',
  },
  play: async ({ canvasElement }: Stage) => expect(within(canvasElement).getByRole('img', { name: 'L’atelier' })).toBeVisible(),
};
/** Whatever runs, embeds, styles or calls another host is taken out; the words stay. */
export const Unsafe = {
  ...own,
  args: {
    html: '<div class="ok" style="position:fixed" onclick="alert(1)"><script>alert(1)</script><iframe src="https://exemple.fr"></iframe><form><input></form><img src="https://exemple.fr/pixel.png" alt=""><a href="javascript:alert(1)">Un lien</a> reste un texte.</div>',
  },
  play: async ({ canvasElement }: Stage) => {
    const box = canvasElement.querySelector('.ok');
    await expect(box?.querySelector('script, iframe, form, input, [src], [href]')).toBeNull();
    await expect(box?.getAttributeNames()).toEqual(['class']);
    await expect(box).toHaveTextContent('Un lien reste un texte.');
  },
};
export const Empty = { ...own, args: { html: '' } };
