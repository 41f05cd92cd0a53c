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
      sources: ['GOOGLE'],
      reviews: [
        { ...reviewList.reviews[0], language: 'en', text: 'Lovely shop, worth the detour.' },
        { ...reviewList.reviews[1], id: 99, rating: 1, text: '', reply: '' },
      ],
    }),
  },
});
export const Empty = blockStory(block, 0, {
  context: { call: answer({ total: 0, rating: { count: 0, average: null }, sources: [], reviews: [] }) },
});

const [first, second, third] = reviewList.reviews;
/** Where they are from several places each says its own, and their number none. */
export const SeveralSources = {
  ...blockStory(block, 1, {
    ...withPage,
    context: {
      call: answer({
        ...reviewList,
        sources: ['GOOGLE', 'OWNER', 'SAMPLE'],
        reviews: [first, { ...second, source: 'OWNER' }, { ...third, source: 'SAMPLE' }],
      }),
    },
  }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByText(/^\d+ avis sur Google$/)).not.toBeInTheDocument();
    for (const source of [/· Google$/, /· saisi par la boutique$/, /· exemple$/]) await expect(page.getByText(source)).toBeVisible();
    await expect(page.getByText(/aucun client ne les a laissés/)).toBeVisible();
  },
};
/** Examples claim nothing: no word of Google, and no link to it. */
export const Examples = {
  ...blockStory(block, 0, {
    ...withPage,
    context: {
      call: answer({ ...reviewList, sources: ['SAMPLE'], reviews: reviewList.reviews.map((each) => ({ ...each, source: 'SAMPLE' })) }),
    },
  }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/Google/);
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent(/exemples d’avis/);
  },
};
