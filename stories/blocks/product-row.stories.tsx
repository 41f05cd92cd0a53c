import type { ComponentType } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import conf from '#registry/catalogue/product-row/conf.schema.json';
import { code } from '#registry/catalogue/product-row/index.ts';
import { ProductRow } from '#registry/catalogue/product-row/product-row.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { productOf } from '../samples/catalogue.ts';

export default { component: ProductRow };

const block = { code, Component: ProductRow, conf };

export const Newest = blockStory(block);
export const OnThePicture = blockStory(block, 1);
export const Minimal = blockStory(block, 2);
export const WineLabels = blockStory(block, 3);
/** Products recommended with the page’s product. */
export const Recommended = blockStory(block, 4, { context: { data: { product: productOf('NEW') } } });

/** Without a section around it, the row extends to the edges of a phone and no further. */
export const OutsideASection = {
  ...blockStory(block),
  decorators: [
    (Story: ComponentType) => (
      <div data-testid="phone" style={{ width: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const row = await waitFor(() => {
      const found = canvasElement.querySelector('[data-row]');
      if (!found) throw new Error('no row yet');
      return found.getBoundingClientRect();
    });
    const phone = within(canvasElement).getByTestId('phone').getBoundingClientRect();
    await expect([row.left, row.right]).toEqual([phone.left, phone.right]);
  },
};
