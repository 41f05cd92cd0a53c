import { expect, userEvent, within } from 'storybook/test';
import conf from '#registry/page/tabs/conf.schema.json';
import { Tabs } from '#registry/page/tabs/tabs.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { filler } from '../samples/filler.tsx';

export default { component: Tabs };

const block = { Component: Tabs, conf };
type Stage = { canvasElement: HTMLElement };
const three = { slots: { 'tab-1': filler(0), 'tab-2': filler(2), 'tab-3': filler(1) } };

export const Underlined = {
  ...blockStory(block, 0, three),
  play: async ({ canvasElement }: Stage) => {
    const page = within(canvasElement);
    const tab = (name: string) => page.getByRole('tab', { name });
    await userEvent.click(tab('Taille et coupe'));
    await expect(tab('Taille et coupe')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Taille et coupe');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tab('Matière')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Entretien');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Home}');
    await expect(tab('Matière')).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('tabpanel')).toHaveFocus();
  },
};
/** A link to a tab's anchor opens it. */
export const OpenedByAddress = {
  ...blockStory(block, 0, three),
  play: async ({ canvasElement }: Stage) => {
    window.location.hash = 'taille';
    await expect(await within(canvasElement).findByRole('tabpanel', { name: 'Taille et coupe' })).toBeVisible();
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
};
export const Pills = blockStory(block, 1, { slots: { 'tab-1': filler(0), 'tab-2': filler(1), 'tab-3': filler(2), 'tab-4': filler(3) } });
/** More tabs than a phone has room for are scrolled to. */
const long = blockStory(block, 0, three);
export const LongWords = {
  ...long,
  args: {
    ...long.args,
    tabs: ['Composition et provenance des matières', 'Mesures prises à plat, en centimètres', 'Entretien et petites réparations'].map(
      (title) => ({ title }),
    ),
  },
};
/** A tab without content is left out. */
export const OneEmpty = {
  ...blockStory(block, 0, { slots: { 'tab-1': filler(0), 'tab-3': filler(1) } }),
  play: async ({ canvasElement }: Stage) => expect(within(canvasElement).getAllByRole('tab')).toHaveLength(2),
};
export const Empty = {
  ...blockStory(block, 0),
  play: async ({ canvasElement }: Stage) => expect(within(canvasElement).queryByRole('tablist')).toBeNull(),
};
