import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AlertRemovalView } from '#registry/account/stock-alerts/alert-removal-view.tsx';
import conf from '#registry/account/stock-alerts/conf.schema.json';
import { StockAlerts } from '#registry/account/stock-alerts/stock-alerts.tsx';
import { StockAlertsView } from '#registry/account/stock-alerts/stock-alerts-view.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { cards } from '../samples/catalogue.ts';

const alerts = cards.slice(0, 3).map(({ idProduct, name, url, image }, index) => ({
  ...{ id: index + 1, idProduct, idDeclination: idProduct, name, url, image },
  ...{ declinationLabel: index === 0 ? '38 · Vert sauge' : '', isSold: true },
  ...{ email: 'marie@exemple.fr', askedAt: '2026-11-20T09:00:00.000Z' },
}));

const meta = {
  component: StockAlertsView,
  args: { shopUrl: '/', alerts, isFailed: false, status: 'idle', failure: null, onRetry: fn(), onRemove: fn() },
} satisfies Meta<typeof StockAlertsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvasElement, args }) => {
    const name = `Retirer l’alerte : ${alerts[0]?.name} · 38 · Vert sauge`;
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(args.onRemove).toHaveBeenCalledWith(1);
  },
};
export const TakenOff: Story = { args: { alerts: alerts.slice(1), status: 'success' } };
export const Empty: Story = { args: { alerts: [] } };
export const Loading: Story = { args: { alerts: undefined } };
export const Failed: Story = { args: { alerts: undefined, isFailed: true } };
export const SessionEnded: Story = { args: { failure: { status: 401, message: 'Connectez-vous pour continuer.', fieldErrors: [] } } };

const link = { status: 'idle', failure: null, ready: true, onRemove: () => undefined } as const;
const cut = { status: 404, message: 'Ce lien n’est pas complet. Copiez-le en entier depuis votre e-mail.', fieldErrors: [] };
export const Removal: Story = { render: () => <AlertRemovalView {...link} /> };
export const Removed: Story = { render: () => <AlertRemovalView {...link} status="success" /> };
export const CutLink: Story = { render: () => <AlertRemovalView {...link} failure={cut} /> };

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: StockAlerts, conf };
export const AsConfigured = blockStory(block, 0);
export const AsConfiguredToo = blockStory(block, 1);
