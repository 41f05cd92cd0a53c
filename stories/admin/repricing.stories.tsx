import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { RepricingScreen } from '#admin/repricing/repricing-screen.tsx';
import { ApiFailure } from '#client/api-failure.ts';
import { browserApi } from '#client/browser-api.ts';
import { queryClient } from '#client/query-client.ts';
import type { Repricing, RepricingPreview } from '#schemas/repricing.ts';
import { adminStyleSheet } from '#themes/admin.ts';

type Props = { repricings: readonly Repricing[]; preview: RepricingPreview; refusal?: string };
type Input = { body?: Record<string, unknown> };

let sent: { key: string; body: Record<string, unknown> }[] = [];

/** The screen in front of an API that answers with these. */
function StoriedRepricing(_: Props) {
  return (
    <main style={{ padding: '1rem', display: 'grid', gap: '1rem' }}>
      <style>{adminStyleSheet()}</style>
      <RepricingScreen />
    </main>
  );
}

const change = (more: Partial<Repricing>): Repricing => ({
  ...{ id: '3f0c6b7e-6f6e-4a53-9d10-1f6f7d2f3a10', rule: { by: 'PERCENT', points: 1000, ending: '90' }, state: 'DONE' },
  ...{ total: 312, changed: 310, skipped: 2, restored: 0, refused: 0, startedBy: 'Nora Petit' },
  ...{ startedAt: '2026-12-01T09:12:00.000Z', endedAt: '2026-12-01T09:12:30.000Z', undoneBy: null, undoneAt: null },
  ...more,
});

const preview: RepricingPreview = {
  total: 312,
  changed: 310,
  rows: [
    { slug: 'robe-fleurie', name: 'Robe d’été fleurie', before: { min: 4000, max: 4000 }, after: { min: 4390, max: 4390 } },
    { slug: 'sac-cuir', name: 'Sac en cuir', before: { min: 8000, max: 9000 }, after: { min: 8790, max: 9890 } },
  ],
  skipped: [
    { reason: 'RENTAL', count: 1, names: ['Robe de bal'] },
    { reason: 'TOO_LOW', count: 1, names: ['Bouton'] },
  ],
};

const at = (query: Record<string, string>) => ({
  nextjs: { router: { pathname: '/admin/[[...screen]]', asPath: '/admin/products/prices', query } },
});

const meta = {
  component: StoriedRepricing,
  args: { repricings: [], preview },
  parameters: at({}),
  beforeEach: ({ args }) => {
    sent = [];
    queryClient().clear();
    spyOn(browserApi, 'call').mockImplementation((async (key: string, { body = {} }: Input) => {
      if (key === 'GET /admin/repricing') return { repricings: args.repricings };
      if (key === 'GET /admin/repricing/{id}/product')
        return { total: 2, products: [{ slug: 'sac-cuir', name: 'Sac en cuir', reason: 'CHANGED_SINCE' }] };
      if (key.startsWith('GET ')) return { total: 0, items: [] };
      sent.push({ key, body });
      if (key === 'POST /admin/repricing-preview') return args.preview;
      if (args.refusal) throw new ApiFailure(409, args.refusal);
      return change({ state: 'RUNNING', changed: 0, skipped: 0 });
    }) as never);
  },
} satisfies Meta<typeof StoriedRepricing>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvas: ReturnType<typeof within>, name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }));

/** Chosen products first, or what the list finds; a preview, which a change of the rule takes away; the press starts what was shown. */
export const Preview: Story = {
  parameters: at({ keys: 'robe-fleurie,sac-cuir', q: 'robe', offer: 'NEW' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Les 2 produits choisis' })).toBeChecked();
    await press(canvas, 'Voir l’aperçu');
    await expect(canvas.getByRole('textbox', { name: 'De' })).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: 'De' }), '10');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Arrondir au plus proche' }), 'Prix en ,90');
    await press(canvas, 'Voir l’aperçu');
    await expect(await canvas.findByRole('button', { name: 'Changer les prix de 310 produits' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sens' }), 'Baisser');
    await expect(canvas.queryByRole('heading', { name: 'Ce qui va changer' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^Tous ceux que la liste trouve/ }));
    await press(canvas, 'Voir l’aperçu');
    await expect(await canvas.findByRole('heading', { name: 'Ce qui va changer' })).toHaveFocus();
    await expect(canvas.getByRole('row', { name: /Sac en cuir/ })).toHaveTextContent(/80,00\s€ à 90,00\s€87,90\s€ à 98,90\s€/);
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 produit : loué, son tarif se change dans sa fiche (Robe de bal)',
      '1 produit : le prix serait au-dessous de 0,01 (Bouton)',
    ]);
    await press(canvas, 'Changer les prix de 310 produits');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Changements des 30 derniers jours' })).toHaveFocus());
    const [first, second, start] = sent.map(({ body }) => body);
    await expect(first).toEqual({
      selection: { of: 'KEYS', keys: ['robe-fleurie', 'sac-cuir'] },
      rule: { by: 'PERCENT', points: 1000, ending: '90' },
    });
    await expect(second).toEqual({
      selection: { of: 'FILTER', search: 'robe', filters: { offer: 'NEW' } },
      rule: { by: 'PERCENT', points: -1000, ending: '90' },
    });
    await expect(start).toEqual({ ...second, total: 312, id: expect.stringMatching(/^[\da-f-]{36}$/) });
  },
};

/** Somebody else changes prices: the press starts nothing and says why; what was shown stays. */
export const Refused: Story = {
  args: { refusal: 'Un autre changement de prix est en cours, lancé par Paul Petit (01/12/2026 10:12).' },
  parameters: at({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Tous les produits' })).toBeChecked();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sens' }), 'Arrondir seulement');
    await expect(canvas.queryByRole('textbox', { name: 'De' })).toBeNull();
    await press(canvas, 'Voir l’aperçu');
    await userEvent.click(await canvas.findByRole('button', { name: 'Changer les prix de 310 produits' }));
    await expect(await canvas.findByText(/lancé par Paul Petit/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ce qui va changer' })).toBeVisible();
  },
};

/** A filter of the address that is not known: nobody takes it for all products. */
export const UnknownFilter: Story = {
  parameters: at({ tags: 'gone' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Voir l’aperçu' })).toBeDisabled();
  },
};

/** One under way, one done, one undone: each with how far it came, and its undo while there is one. */
export const Changes: Story = {
  args: {
    repricings: [
      change({
        id: '3f0c6b7e-6f6e-4a53-9d10-1f6f7d2f3a11',
        state: 'RUNNING',
        changed: 100,
        skipped: 0,
        rule: { by: 'AMOUNT', amount: -250, ending: 'NONE' },
      }),
      change({}),
      change({ id: '3f0c6b7e-6f6e-4a53-9d10-1f6f7d2f3a12', state: 'UNDONE', restored: 309, refused: 1, undoneBy: 'Paul Petit' }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^−2,50\s€$/),
      '+10 %, arrondi en ,90',
      '+10 %, arrondi en ,90',
    ]);
    await expect(canvas.getByRole('progressbar', { name: '100 sur 312 produits faits' })).toHaveValue(100 / 312);
    await expect(
      canvas.getByText('Annulé par Paul Petit : 309 produits ont repris leurs prix, 1 changé depuis a gardé le sien.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByText('3 produits laissés tels quels'));
    await expect(await canvas.findByText('Sac en cuir : son prix a changé depuis')).toBeVisible();
    await press(canvas, 'Annuler ce changement');
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Rendre les prix d’avant ?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler ce changement' }));
    await expect(sent.map(({ key }) => key)).toEqual(['POST /admin/repricing/{id}/undo']);
  },
};
