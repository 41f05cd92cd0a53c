import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UnconfirmedPaymentForm } from '#admin/order/unconfirmed-payment.tsx';

const meta = {
  component: UnconfirmedPaymentForm,
  args: { number: '8512364', reference: '89-26-000042-1', isBusy: false, failure: null, onConfirm: fn() },
} satisfies Meta<typeof UnconfirmedPaymentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The amount that is typed is confirmed, in cents; anything else is asked for again. */
export const Waiting: Story = {
  play: async ({ canvasElement, args }) => {
    const { getByRole, getByText } = within(canvasElement);
    const button = getByRole('button', { name: 'Ce paiement est dans la liste' });
    await userEvent.click(button);
    await expect(getByText('Un montant en euros, par exemple 45,90.')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(getByRole('textbox', { name: 'Montant lu dans la liste' }), '45,90');
    await userEvent.click(button);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith(4_590);
  },
};

export const OtherAmount: Story = {
  args: {
    failure: {
      ...{ status: 422, message: 'Vérifiez les champs indiqués.' },
      fieldErrors: [{ key: 'amount', error: 'Ce n’est pas le montant de la commande : ce paiement ne la confirme pas.' }],
    },
  },
};
