import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AddToCart } from '#registry/buying/add-to-cart/add-to-cart.tsx';
import conf from '#registry/buying/add-to-cart/conf.schema.json';
import { code } from '#registry/buying/add-to-cart/index.ts';
import { StockAlertView } from '#registry/buying/choosing/stock-alert.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { productOf, vintages } from '../samples/catalogue.ts';
import { forRent } from '../samples/rental.ts';

export default { component: AddToCart };

const block = { code, Component: AddToCart, conf };
const plain = productOf('NEW');
const soldOut = { ...plain, declination: plain.declination.map((each) => ({ ...each, quantity: 0 })) };

export const Sale = blockStory(block, 0, { context: { data: { product: productOf('NEW') } } });
export const DecreasingPrice = blockStory(block, 0, { context: { data: { product: vintages() } } });
/** Sealed for hygiene: the sheet says that the right of withdrawal ends with the seal. */
export const Sealed = blockStory(block, 0, { context: { data: { product: { ...plain, isSealed: true } } } });
export const SoldOut = blockStory(block, 0, { context: { data: { product: soldOut } } });
export const Rental = { ...blockStory(block, 0, { context: { data: { product: productOf('RENTAL') } } }), ...forRent(productOf('RENTAL')) };
export const Showcase = blockStory(block, 0, {
  context: { data: { product: productOf('NEW') } },
  values: { HIDE_PRODUCT_PRICES: 'true' },
});

const asking = { status: 'idle', failure: null, ownEmail: undefined, onAsk: fn() } as const;
/** A sold-out product has a form for an alert. An incomplete address is not sent. */
export const AlertWrongAddress: StoryObj = {
  render: () => <StockAlertView {...asking} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByLabelText('Votre adresse e-mail');
    await userEvent.type(field, 'marie@');
    await userEvent.click(page.getByRole('button', { name: 'Me prévenir' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(page.getByText(/ne semble pas complète/)).toBeVisible();
    await expect(asking.onAsk).not.toHaveBeenCalled();
    await userEvent.type(field, 'exemple.fr');
    await userEvent.click(page.getByRole('button', { name: 'Me prévenir' }));
    await expect(asking.onAsk).toHaveBeenCalledWith('marie@exemple.fr');
  },
};
export const AlertOfAnAccount: StoryObj = { render: () => <StockAlertView {...asking} ownEmail="marie@exemple.fr" /> };
export const AlertAsked: StoryObj = { render: () => <StockAlertView {...asking} status="success" ownEmail="marie@exemple.fr" /> };
export const AlertBackAlready: StoryObj = {
  render: () => (
    <StockAlertView
      {...asking}
      failure={{
        status: 409,
        message: 'Bonne nouvelle : cet article est déjà de retour. Rechargez la page pour l’acheter.',
        fieldErrors: [],
      }}
    />
  ),
};
