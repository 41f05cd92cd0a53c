import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button.tsx';
import { Dialog, Drawer } from '#ui/dialog.tsx';

function Opened({ shape }: { shape: 'dialog' | 'drawer' }) {
  const [open, setOpen] = useState(false);
  const Modal = shape === 'dialog' ? Dialog : Drawer;
  return (
    <div style={{ padding: '1.5rem' }}>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Une pièce unique"
        closeLabel="Fermer"
        footer={<Button wide>Continuer</Button>}
      >
        <p>Chaque pièce n’existe qu’une fois.</p>
      </Modal>
    </div>
  );
}

const meta = { component: Opened, args: { shape: 'dialog' } } satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its title takes the focus; Escape closes it and gives the focus back. */
const openAndClose: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement);
  const button = page.getByRole('button', { name: 'Ouvrir' });
  await userEvent.click(button);
  await expect(page.getByRole('heading', { name: 'Une pièce unique' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Fermer' }));
  await expect(button).toHaveFocus();
};
export const InTheMiddle: Story = { play: openAndClose };
export const FromTheSide: Story = { args: { shape: 'drawer' }, play: openAndClose };

/** One that is pressed open again before the browser told of its closing stays open; Escape then closes it. */
export const OpenedAgainAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = page.getByRole('button', { name: 'Ouvrir' });
    await userEvent.click(button);
    const dialog = page.getByRole<HTMLDialogElement>('dialog');
    const told = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
    page.getByRole('button', { name: 'Fermer' }).click();
    // React closes it here, and the browser tells of that in a later task.
    await Promise.resolve();
    button.click();
    await told;
    await waitFor(() => expect(page.getByRole('heading', { name: 'Une pièce unique' })).toBeVisible());
    dialog.requestClose();
    await waitFor(() => expect(page.queryByRole('heading', { name: 'Une pièce unique' })).toBeNull());
  },
};
