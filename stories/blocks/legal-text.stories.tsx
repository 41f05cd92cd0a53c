import { expect, within } from 'storybook/test';
import conf from '#registry/content/legal-text/conf.schema.json';
import { code } from '#registry/content/legal-text/index.ts';
import { LegalText } from '#registry/content/legal-text/legal-text.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: LegalText };

const block = { code, Component: LegalText, conf };
type Stage = { canvasElement: HTMLElement };

const values = {
  LEGAL_NOTICE: '<h2>Éditeur</h2><p>{{COMPANY_LEGAL_NAME}}, {{COMPANY_CITY}}</p><script>alert(1)</script>',
  COMPANY_LEGAL_NAME: 'Marie & fille',
  COMPANY_CITY: 'Aizenay',
};
export const Filled = {
  ...blockStory(block, 0, { values }),
  play: async ({ canvasElement }: Stage) => {
    await expect(within(canvasElement).getByText('Marie & fille, Aizenay')).toBeVisible();
    await expect(canvasElement.querySelector('#storybook-root script')).toBeNull();
  },
};
/** Shoppers see nothing where no text is written; the owner who previews is told. */
export const Empty = {
  ...blockStory(block, 0, { values: { LEGAL_NOTICE: '' } }),
  play: async ({ canvasElement }: Stage) => expect(canvasElement.querySelector('mark')).toBeNull(),
};
export const EmptyInPreview = {
  ...blockStory(block, 0, { values: { LEGAL_NOTICE: '' }, context: { isPreview: true } }),
  play: async ({ canvasElement }: Stage) => expect(within(canvasElement).getByText(/pas encore écrit/)).toBeVisible(),
};
