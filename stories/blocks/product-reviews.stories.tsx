import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import conf from '#registry/catalogue/product-reviews/conf.schema.json';
import { code } from '#registry/catalogue/product-reviews/index.ts';
import { ProductReviews } from '#registry/catalogue/product-reviews/product-reviews.tsx';
import { OrderReviewsView } from '#registry/catalogue/reviews/order-reviews.tsx';
import type { Call } from '#renderer/types.ts';
import type { ProductReviews as Reviews } from '#schemas/product-review.ts';
import { blockStory } from '../samples/block-story.tsx';
import { productOf } from '../samples/catalogue.ts';

const at = (day: string) => `${day}T09:00:00.000Z`;
const common = { language: 'fr', answer: '' };
const reviews: Reviews['reviews'] = [
  {
    ...common,
    ...{ id: 3, author: 'Camille', rating: 5, declinationLabel: '38 · Vert sauge' },
    text: 'Exactement la couleur des photos. La taille est juste, le tissu a de la tenue, et elle se froisse à peine.',
    ...{ boughtAt: at('2026-10-02'), writtenAt: at('2026-10-18'), publishedAt: at('2026-10-19') },
  },
  {
    ...common,
    ...{
      id: 2,
      author: 'Anne',
      rating: 3,
      declinationLabel: '42 · Bordeaux',
      answer: 'Merci Anne. Nous avons ajouté les mesures à la fiche.',
    },
    text: 'Belle, mais elle taille petit : prenez une taille de plus.\nLe retour a été simple.',
    ...{ boughtAt: at('2026-09-11'), writtenAt: at('2026-09-20'), publishedAt: at('2026-09-22') },
  },
  {
    ...common,
    ...{ id: 1, author: 'Zoé', rating: 4, declinationLabel: '' },
    text: 'Portée tout l’été.',
    ...{ boughtAt: at('2026-06-01'), writtenAt: at('2026-08-30'), publishedAt: at('2026-09-01') },
  },
];
const rating = { average: 4, count: reviews.length };
const product = { ...productOf('NEW'), rating };
const call = (async () => ({ rating, reviews })) as unknown as Call;
const block = { code, Component: ProductReviews, conf };

const products = [
  { idProduct: 1, name: product.name, declinationLabel: '38 · Vert sauge', image: product.image, review: null },
  {
    ...{ idProduct: 2, name: 'Foulard en soie', declinationLabel: '', image: product.image },
    review: {
      ...common,
      id: 1,
      author: 'Zoé',
      rating: 4,
      text: 'Léger et doux.',
      status: 'PENDING',
      reason: '',
      boughtAt: at('2026-10-02'),
      writtenAt: at('2026-10-18'),
    },
  },
] as const;
const meta = {
  component: OrderReviewsView,
  args: { products, status: 'idle', failure: null, onWrite: fn(), onRemove: fn() },
} satisfies Meta<typeof OrderReviewsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnASheet = blockStory(block, 0, { context: { data: { product }, call } });
/** The others unfold. */
export const Folded = blockStory(block, 1, { context: { data: { product }, call } });
export const None = blockStory(block, 0, { context: { data: { product: productOf('NEW') }, call } });

/** Products of an order that can be reviewed; missing answers are reported at their fields. */
export const ToWrite: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: `Donner mon avis : ${product.name}` }));
    await userEvent.click(page.getByRole('button', { name: 'Envoyer mon avis' }));
    await expect(page.getByText('Choisissez une note.')).toBeVisible();
    await expect(page.getByText('Écrivez au moins quelques mots (10 signes).')).toBeVisible();
    await expect(args.onWrite).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('radio', { name: '4 étoiles' }));
    await userEvent.type(page.getByRole('textbox', { name: 'Votre avis' }), 'Très belle matière.');
    await userEvent.click(page.getByRole('button', { name: 'Envoyer mon avis' }));
    await expect(args.onWrite).toHaveBeenCalledWith(1, { rating: 4, text: 'Très belle matière.' });
  },
};
const refused = { ...products[1], review: { ...products[1].review, status: 'REFUSED', reason: 'Parle d’une autre personne.' } } as const;
const published = { ...products[1], idProduct: 3, review: { ...products[1].review, status: 'PUBLISHED', answer: 'Merci Zoé !' } } as const;
export const Decided: Story = { args: { products: [refused, published] } };
