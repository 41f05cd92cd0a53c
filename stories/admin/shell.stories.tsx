import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Todos } from '#admin/home/home-screen.tsx';
import { PanelTheme } from '#admin/panel-theme.tsx';
import { backgroundTasks, removeTask, startWork } from '#admin/shell/background-work.ts';
import { Frame } from '#admin/shell/shell.tsx';
import { adminStyles } from '#admin/styles.ts';
import { adminStyleSheet } from '#themes/admin.ts';
import { fewScreens, fortyScreens } from '../samples/panel-screens.ts';

const meta = {
  component: Frame,
  args: {
    screens: fewScreens,
    path: 'orders',
    children: (
      <>
        <div className={adminStyles.head}>
          <h1>Commandes</h1>
        </div>
        <Todos
          todos={[
            { key: 'toPrepare', icon: 'parcel', href: '/admin/orders?status=PAID', count: 12 },
            { key: 'returnsAsked', icon: 'loop', href: '/admin/returns?status=ASKED', count: 1 },
            { key: 'soldOut', icon: 'boxes', href: '/admin/stock?state=OUT', count: 4 },
          ]}
        />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <PanelTheme styleSheet={adminStyleSheet()}>
        <Story />
      </PanelTheme>
    ),
  ],
  beforeEach: () => {
    window.localStorage.removeItem('panelGroups');
    for (const { id } of backgroundTasks.read()) removeTask(id);
  },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

/** Few screens: all groups are open, the present screen is marked, and those of a SUPER_ADMIN are left out. */
export const FewScreens: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const navigation = within(within(canvasElement).getByRole('navigation', { name: 'Gestion de la boutique' }));
    await expect(navigation.getAllByRole('link')).toHaveLength(
      fewScreens.filter(({ parent, right }) => parent === undefined && right === 'ADMIN').length,
    );
    await expect(navigation.getByRole('link', { name: 'Commandes' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(navigation.getByRole('button', { name: 'Ventes' }));
    await expect(navigation.queryByRole('link', { name: 'Commandes' })).toBeNull();
    await userEvent.click(navigation.getByRole('button', { name: 'Ventes' }));
  },
};

/** Many: the group of the present screen is open, the others by a press, which is remembered. */
export const ManyScreens: Story = {
  args: { screens: fortyScreens },
  globals: desktop,
  play: async ({ canvasElement }) => {
    const navigation = within(within(canvasElement).getByRole('navigation', { name: 'Gestion de la boutique' }));
    await expect(navigation.getByRole('link', { name: 'Factures' })).toBeVisible();
    await expect(navigation.getByRole('button', { name: 'Clientèle' })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(navigation.getByRole('button', { name: 'Clientèle' }));
    await expect(navigation.getByRole('link', { name: 'Alertes de stock' })).toBeVisible();
    await expect(window.localStorage.getItem('panelGroups')).toContain('{"customers":true}');
  },
};

/** A screen that belongs to another: the way back to it stands above. */
export const Detail: Story = {
  args: { path: 'orders/1a' },
  globals: desktop,
  play: async ({ canvasElement }) => {
    const trail = within(within(canvasElement).getByRole('navigation', { name: 'Où vous êtes' }));
    await expect(trail.getByRole('link', { name: 'Commandes' })).toHaveAttribute('href', '/admin/orders');
  },
};

/** Ctrl+K opens the palette, a search narrows it, the arrows choose in it, closing it gives the focus back. */
export const PaletteOpen: Story = {
  args: { screens: fortyScreens },
  globals: desktop,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Aller à…' });
    button.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await within(document.body).findByRole('combobox', { name: 'Rechercher ou aller à' });
    await waitFor(() => expect(field).toHaveFocus());
    const chosen = () => within(document.body).getByRole('option', { selected: true });
    await expect(chosen()).toHaveTextContent('Accueil');
    await userEvent.type(field, 'regl');
    await expect(chosen()).toHaveTextContent('Réglages');
    await userEvent.clear(field);
    await userEvent.type(field, 're');
    const first = chosen().textContent;
    await userEvent.keyboard('{ArrowDown}');
    await expect(chosen().textContent).not.toBe(first);
    await expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
    await userEvent.click(within(document.body).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
  },
};

/** Every screen shows the progress of background work, and can clear it when it has ended. */
export const BackgroundWork: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const files = startWork('Import de produits.csv', 120);
    files.progress(30);
    startWork('Envoi de robe.jpg').fail('Le fichier est trop lourd.');
    await userEvent.click(await canvas.findByRole('button', { name: /^Activité : 1 tâche en cours/ }));
    await expect(canvas.getByText('30 sur 120')).toBeVisible();
    await expect(canvas.getByText('Le fichier est trop lourd.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer : Envoi de robe.jpg' }));
    await expect(canvas.queryByText('Le fichier est trop lourd.')).toBeNull();
  },
};

/** On a phone the bar is one row: a button with the screen's name opens the navigation over it; Escape closes it. */
export const OnPhone: Story = {
  args: { screens: fortyScreens },
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Commandes Menu' });
    await expect(canvas.queryByRole('navigation', { name: 'Gestion de la boutique' })).toBeNull();
    await userEvent.click(button);
    const navigation = within(canvas.getByRole('navigation', { name: 'Gestion de la boutique' }));
    await expect(navigation.getByRole('link', { name: 'Factures' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
  },
};
export const FewOnPhone: Story = { globals: phone };

/** A screen that takes the whole window has the bar above it, on a desktop too. */
export const WholeWindow: Story = { args: { path: 'parameters', children: <h1>Réglages</h1> }, globals: desktop };
