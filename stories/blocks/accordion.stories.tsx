import { expect, userEvent, within } from 'storybook/test';
import { Accordion } from '#registry/page/accordion/accordion.tsx';
import conf from '#registry/page/accordion/conf.schema.json';
import { code } from '#registry/page/accordion/index.ts';
import { blockStory } from '../samples/block-story.tsx';
import { filler } from '../samples/filler.tsx';

export default { component: Accordion };

const block = { code, Component: Accordion, conf };
type Stage = { canvasElement: HTMLElement };

const questions = blockStory(block, 0, { slots: { 'item-3': filler(0) } });
export const Questions = {
  ...questions,
  play: async ({ canvasElement }: Stage) => {
    const page = within(canvasElement);
    const item = (text: string) => page.getByText(text).closest('details');
    await expect(item('Puis-je essayer avant d’acheter ?')).toHaveAttribute('open');
    await userEvent.click(page.getByText('Comment se passe une location ?'));
    await expect(item('Comment se passe une location ?')).toHaveAttribute('open');
    await expect(item('Puis-je essayer avant d’acheter ?')).not.toHaveAttribute('open');
    const told = JSON.parse(canvasElement.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
    await expect(told.mainEntity).toHaveLength(3);
  },
};
export const SeveralOpen = {
  ...questions,
  args: { ...questions.args, exclusive: false, faq: false },
  play: async ({ canvasElement }: Stage) => {
    await userEvent.click(within(canvasElement).getByText('Rachetez-vous les vêtements ?'));
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(2);
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
};
/** A link to an item's anchor opens it. */
export const OpenedByAddress = {
  ...questions,
  play: async ({ canvasElement }: Stage) => {
    window.location.hash = 'rachat';
    await expect(within(canvasElement).getByText('Rachetez-vous les vêtements ?').closest('details')).toHaveAttribute('open');
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
};
export const LongWords = {
  ...questions,
  args: {
    ...questions.args,
    items: [
      {
        title:
          'Et si la robe que j’ai réservée pour la fin juin ne me va plus le jour de la cérémonie, est-ce que je peux encore changer ?',
        html: '<p>Oui.</p>',
      },
    ],
  },
};
/** Code in an owner's text is removed. */
export const UnsafeText = {
  ...questions,
  args: {
    ...questions.args,
    items: [{ title: 'Question', html: '<p onclick="alert(1)">Réponse</p><script>alert(1)</script>', open: true }],
    faq: false,
  },
  play: async ({ canvasElement }: Stage) => {
    await expect(canvasElement.querySelector('script, [onclick]')).toBeNull();
    await expect(within(canvasElement).getByText('Réponse')).toBeVisible();
  },
};
