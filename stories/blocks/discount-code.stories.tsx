import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { CartView } from '#client/shop/views.ts';
import conf from '#registry/buying/discount-code/conf.schema.json';
import { DiscountCode } from '#registry/buying/discount-code/discount-code.tsx';
import { DiscountCodeView } from '#registry/buying/discount-code/discount-code-view.tsx';
import type { Cart } from '#schemas/cart.ts';
import { blockStory } from '../samples/block-story.tsx';
import { cart, emptyCart, filledCart } from '../samples/shop.ts';

const onApply = fn();
const meta = {
  component: DiscountCodeView,
  args: { folded: true, cart: filledCart, delivery: { kind: 'DELIVERY', price: null, isExpress: false }, onApply, onRemove: fn() },
} satisfies Meta<typeof DiscountCodeView>;
export default meta;
type Story = StoryObj<typeof meta>;

const holding = (change: Partial<Cart>): CartView => ({ ...filledCart, cart: { ...cart, ...change } });
const tenPercent = { id: 1, type: 'PERCENT' as const, amount: 1000, detailType: ['PRODUCTS' as const] };

/** Folded: an empty field in full view sends people looking for a code. The keyboard reaches it, and Enter sends it. */
export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByText('J’ai un code de réduction')).toHaveFocus();
    await userEvent.click(page.getByText('J’ai un code de réduction'));
    await userEvent.type(page.getByLabelText('Code de réduction', { selector: 'input' }), ' bienvenue {Enter}');
    await expect(onApply).toHaveBeenCalledWith('bienvenue');
  },
};
export const Open: Story = { args: { folded: false, hint: 'Le code de votre carte de bienvenue ou de notre lettre.' } };

/** Nothing typed: the field says so, has the focus, and nothing is sent. */
export const Nothing: Story = {
  args: { folded: false, onApply: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Appliquer' }));
    await waitFor(() => expect(page.getByRole('textbox')).toHaveFocus());
    await expect(page.getByRole('textbox')).toHaveAccessibleDescription('Saisissez un code.');
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};
export const Wrong: Story = { args: { cart: { ...filledCart, discountError: 'Ce code n’existe pas. Vérifiez son écriture.' } } };
export const BelowItsMinimum: Story = {
  args: { cart: { ...filledCart, discountError: 'Ce code s’applique à partir de 100,00 € d’articles : il manque 22,00 €.' } },
};
export const Busy: Story = { args: { folded: false, cart: { ...filledCart, busy: true, isCodeBusy: true } } };

export const Applied: Story = {
  args: { cart: holding({ discountCode: 'BIENVENUE', discount: 780, total: 7020, appliedDiscount: tenPercent }), onRemove: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retirer BIENVENUE' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
/** Taken off and put on by keyboard: the control that undoes it has the focus each time. */
export const OffAndOn: Story = {
  render: function OffAndOn(args) {
    const [code, setCode] = useState('BIENVENUE');
    const applied = holding({ discountCode: code, appliedDiscount: code ? tenPercent : null });
    return <DiscountCodeView {...args} cart={applied} onApply={setCode} onRemove={() => setCode('')} />;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByText('J’ai un code de réduction')).toHaveFocus());
    await userEvent.click(page.getByText('J’ai un code de réduction'));
    await userEvent.type(page.getByLabelText('Code de réduction', { selector: 'input' }), 'ATELIER5{Enter}');
    await waitFor(() => expect(page.getByRole('button', { name: 'Retirer ATELIER5' })).toHaveFocus());
  },
};
export const FreeShipping: Story = {
  args: {
    cart: holding({ discountCode: 'PORTOFFERT', appliedDiscount: { ...tenPercent, amount: 10_000, detailType: ['SHIPPING_FEES'] } }),
  },
};
/** Collected for free, a code for shipping changes nothing: it is not said to be applied. */
export const FreeShippingCollected: Story = {
  args: { ...FreeShipping.args, delivery: { kind: 'CLICK_AND_COLLECT', price: 0, isExpress: false } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toHaveTextContent(
      'Code sans effetPORTOFFERTLe retrait est gratuit : ce code ne change rien et n’est pas utilisé.',
    );
    await expect(page.queryByText('Code appliqué')).not.toBeInTheDocument();
  },
};
export const LongCode: Story = {
  args: {
    cart: holding({
      discountCode: 'ANNIVERSAIREDELABOUTIQUEDEMARIE2026',
      appliedDiscount: { ...tenPercent, type: 'EURO', amount: 1500, detailType: ['PRODUCTS', 'SHIPPING_FEES'] },
    }),
  },
};
/** A line was taken out: the code stays on the cart and says what it waits for. */
export const Waiting: Story = {
  args: { cart: holding({ discountIssue: { code: 'BIENVENUE', reason: 'MINIMUM', missing: 1200 } }) },
};
export const UsedBefore: Story = {
  args: {
    cart: holding({ discountCode: 'BIENVENUE', appliedDiscount: tenPercent }),
    refused: 'Vous avez déjà utilisé ce code. Retirez-le pour commander.',
  },
};
export const EmptyCart: Story = { args: { cart: emptyCart } };

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: DiscountCode, conf };
export const AsConfigured = blockStory(block, 0);
export const AsConfiguredToo = blockStory(block, 1);
