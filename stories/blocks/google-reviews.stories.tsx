import { expect, userEvent, within } from 'storybook/test';
import conf from '#registry/content/google-reviews/conf.schema.json';
import { GoogleReviews } from '#registry/content/google-reviews/google-reviews.tsx';
import { code } from '#registry/content/google-reviews/index.ts';
import type { Call } from '#renderer/types.ts';
import { blockStory } from '../samples/block-story.tsx';
import { reviewList } from '../samples/publishing.ts';

export default { component: GoogleReviews };

const block = { code, Component: GoogleReviews, conf };
const answer = (list: object) => (async () => list) as Call;
const withPage = { values: { GOOGLE_REVIEW_URL: 'https://example.org/avis' } };

export const Strip = {
  ...blockStory(block, 0, withPage),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('img', { name: '4,7 sur 5' })).toBeVisible();
    const more = page.getByText('Lire la suite');
    await document.fonts.ready;
    const text = more.closest('blockquote');
    const cut = text?.clientHeight ?? 0;
    await userEvent.click(more);
    await expect(page.getByText(/sans ses conseils/)).toBeVisible();
    await expect(more).not.toBeVisible();
    await expect(text?.clientHeight).toBeGreaterThan(cut);
  },
};
export const List = blockStory(block, 1, withPage);
export const WithoutAGooglePage = blockStory(block, 1);
/** A review in another language than the page's, and one of stars alone. */
export const OtherLanguage = blockStory(block, 1, {
  context: {
    call: answer({
      total: 2,
      rating: { count: 2, average: 3 },
      reviews: [
        { ...reviewList.reviews[0], language: 'en', text: 'Lovely shop, worth the detour.' },
        { ...reviewList.reviews[1], id: 99, rating: 1, text: '', reply: '' },
      ],
    }),
  },
});
export const Empty = blockStory(block, 0, { context: { call: answer({ total: 0, rating: { count: 0, average: null }, reviews: [] }) } });
