import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, within } from 'storybook/test';
import conf from '#registry/catalogue/size-guide/conf.schema.json';
import { SizeGuide } from '#registry/catalogue/size-guide/size-guide.tsx';
import { opensDialog } from '#registry/page/layout/dialog-buttons.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: SizeGuide };

const block = { Component: SizeGuide, conf };
const table = (
  <table>
    <caption>Guide des tailles</caption>
    <tbody>
      <tr>
        <th scope="row">38</th>
        <td>86–90</td>
      </tr>
    </tbody>
  </table>
);

/** Opened and closed by HTML alone. */
export const Opened: StoryObj = {
  ...blockStory(block, 0, { slots: { default: table } }),
  decorators: [
    (Story) => (
      <>
        <button type="button" {...opensDialog('guide-des-tailles')}>
          Tailles
        </button>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const dialog = page.getByRole('dialog', { hidden: true });
    await expect(dialog).not.toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Tailles' }));
    await expect(dialog).toHaveAttribute('id', 'guide-des-tailles');
  },
};
