import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { AskDialog } from '#admin/ask-dialog.tsx';
import { usePanelMutation } from '#admin/call/use-panel-mutation.ts';
import { ApiFailure } from '#client/api-failure.ts';

type DeleteNewsProps = { call: () => Promise<unknown>; onDone: () => void };

/** Asks before a call of the panel, as its screens do. */
function DeleteNews({ call, onDone }: DeleteNewsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const removal = usePanelMutation({
    mutationFn: call,
    done: 'Actualité supprimée.',
    onSuccess: () => {
      onDone();
      setIsAsked(false);
    },
  });
  return (
    <>
      <button type="button" onClick={() => setIsAsked(true)}>
        Supprimer l’actualité
      </button>
      <AskDialog
        open={isAsked}
        title="Supprimer l’actualité ?"
        action="Supprimer"
        mutation={removal}
        onClose={() => setIsAsked(false)}
        onConfirm={removal.mutate}
      >
        <p>Elle n’est plus visible sur le site.</p>
      </AskDialog>
    </>
  );
}

const meta = {
  component: DeleteNews,
  args: { call: fn(() => Promise.resolve()), onDone: fn() },
} satisfies Meta<typeof DeleteNews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sent once however often the form is submitted; the dialog closes when the call has succeeded. */
export const Pending: Story = {
  args: { call: fn(() => new Promise((resolve) => setTimeout(resolve, 300))) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Supprimer l’actualité' }));
    const form = page.getByRole('button', { name: 'Supprimer' }).closest('form');
    if (!form) throw new Error('The dialog holds no form');
    // Twice before the page can show that the call is pending.
    form.requestSubmit();
    form.requestSubmit();
    await waitFor(() => expect(page.getByRole('button', { name: 'Supprimer' })).toHaveAttribute('aria-busy', 'true'));
    fireEvent.submit(form);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1));
    await expect(args.call).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(page.queryByRole('button', { name: 'Supprimer' })).toBeNull());
  },
};

/** A refusal is shown, and forgotten when the dialog is opened again. */
export const Refused: Story = {
  args: { call: fn(() => Promise.reject(new ApiFailure(409, 'Cette actualité vient d’être modifiée.'))) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const open = page.getByRole('button', { name: 'Supprimer l’actualité' });
    await userEvent.click(open);
    await userEvent.click(page.getByRole('button', { name: 'Supprimer' }));
    await expect(await page.findByText('Cette actualité vient d’être modifiée.')).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Ne rien changer' }));
    await userEvent.click(open);
    await expect(page.queryByText('Cette actualité vient d’être modifiée.')).toBeNull();
  },
};
