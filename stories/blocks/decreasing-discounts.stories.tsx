import { expect, userEvent, within } from 'storybook/test';
import conf from '#registry/catalogue/decreasing-discounts/conf.schema.json';
import { DecreasingDiscounts } from '#registry/catalogue/decreasing-discounts/decreasing-discounts.tsx';
import { code } from '#registry/catalogue/decreasing-discounts/index.ts';
import { blockStory } from '../samples/block-story.tsx';
import { vintages } from '../samples/catalogue.ts';

export default { component: DecreasingDiscounts };

const block = { code, Component: DecreasingDiscounts, conf };
const data = { product: vintages() };

export const Steps = blockStory(block, 0, { context: { data } });
export const WithoutTitle = blockStory(block, 1, { context: { data } });
export const StepChosen = {
  ...blockStory(block, 0, { context: { data } }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const [six, twelve] = canvas.getAllByRole('row').slice(1);
    await expect(six).toHaveAttribute('aria-current', 'true');
    await expect(six).toHaveTextContent('6 pour 82,65');
    await expect(twelve).not.toHaveAttribute('aria-current');
  },
};
