import { expect, userEvent, waitFor, within } from 'storybook/test';
import conf from '#registry/catalogue/product-gallery/conf.schema.json';
import { code } from '#registry/catalogue/product-gallery/index.ts';
import { ProductGallery } from '#registry/catalogue/product-gallery/product-gallery.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { productOf } from '../samples/catalogue.ts';

export default { component: ProductGallery };

const block = { code, Component: ProductGallery, conf };

const dress = blockStory(block, 0, { context: { data: { product: productOf('SECOND_HAND') } } });

/** A picture opens full screen, and leads on to the others of the product. */
export const Dress = {
  ...dress,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const links = within(canvasElement).getAllByRole('link', { name: /^Agrandir : / });
    await userEvent.click(links[0] as HTMLElement);
    const slider = within(await within(document.body).findByRole('dialog', { name: 'Images en plein écran' }, { timeout: 10_000 }));
    await waitFor(() => expect(slider.getByText(`1 / ${links.length}`)).toBeVisible());
    await userEvent.click(slider.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(links[0]).toHaveFocus());
  },
};
export const Classic = blockStory(block, 0, {
  context: { data: { product: productOf('SECOND_HAND') } },
  values: { PRODUCT_PAGE_STYLE: 'CLASSIC' },
});
