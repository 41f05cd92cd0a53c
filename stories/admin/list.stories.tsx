import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { List } from '#admin/list/list.tsx';
import { DetailHeading } from '#admin/list/list-and-detail.tsx';
import type { ListNarrowing } from '#admin/list/list-state.ts';
import { adminStyleSheet } from '#themes/admin.ts';
import { Badge } from '#ui/badge.tsx';

type Row = { id: number; name: string; person: string; state: 'new' | 'done'; total: string };

const names = ['Robe longue en lin', 'Veste courte', 'Jupe plissée', 'Manteau d’hiver', 'Foulard de soie'];
const all: readonly Row[] = names.map((name, index) => ({
  ...{ id: index + 1, name, person: `Personne ${index + 1}` },
  ...{ state: index % 2 === 0 ? 'new' : 'done', total: `${(index + 1) * 12},00 €` },
}));

type Props = {
  rows: readonly Row[];
  total: number | undefined;
  isError: boolean;
  hasDetail: boolean;
  onNarrow: (change: ListNarrowing) => void;
  call: (row: Row) => Promise<unknown>;
};

/** A list whose state stands in the story instead of the address. */
function StoriedList({ rows, total, isError, hasDetail, onNarrow, call }: Props) {
  const [opened, setOpened] = useState('');
  const [narrowing, setNarrowing] = useState<ListNarrowing>({});
  const shown = rows.filter(({ state }) => !narrowing.state || state === narrowing.state);
  const chosen = shown.find(({ id }) => String(id) === opened);
  return (
    <main style={{ padding: '1rem' }}>
      <style>{adminStyleSheet()}</style>
      <List<Row>
        list={{
          ...{
            page: 1,
            search: narrowing.q ?? '',
            chosen: () => undefined,
            filterValue: () => undefined,
            sortedBy: () => undefined,
            toPage: fn(),
            opened,
            open: setOpened,
            hrefOf: () => '#',
          },
          narrow: (change) => {
            onNarrow(change);
            setNarrowing({ ...narrowing, ...change });
          },
        }}
        name="story"
        title="Pièces"
        count={total === undefined ? undefined : `${total} pièces`}
        total={total}
        answer={{ isError, error: null, refetch: fn(), isPlaceholderData: false }}
        none="Aucune pièce ne correspond."
        empty={{ icon: 'hanger', title: 'Aucune pièce pour l’instant', text: 'Ajoutez-en par l’écran Produits.' }}
        searchHint="Nom ou référence"
        filters={[
          {
            ...{ label: 'État', name: 'state', every: 'Tous les états', value: narrowing.state || undefined },
            options: [
              { value: 'new', label: 'À lire' },
              { value: 'done', label: 'Lues' },
            ],
          },
        ]}
        views={[{ name: 'À lire', narrowing: { state: 'new' } }]}
        bulk={[
          {
            ...{ key: 'read', label: 'Marquer comme lues', ask: { title: 'Marquer comme lues ?', text: 'Elles quittent la liste.' } },
            ...{ fits: ({ state }) => state === 'new', call, done: ({ count }) => `${count} lues` },
          },
        ]}
        rows={shown}
        rowKey={({ id }) => String(id)}
        head={{
          header: 'Pièce',
          label: ({ name }) => name,
          note: ({ person }) => person,
          ...(!hasDetail && { href: ({ id }) => `#${id}` }),
        }}
        sorted={narrowing.sort || '-total'}
        columns={[
          {
            key: 'state',
            header: 'État',
            cell: ({ state }) => <Badge tone={state === 'new' ? 'sale' : 'accent'}>{state === 'new' ? 'À lire' : 'Lue'}</Badge>,
          },
          { key: 'total', header: 'Total', align: 'end', sort: 'total', cell: (row) => row.total },
        ]}
        {...(hasDetail && {
          detail: {
            label: 'Pièce',
            content: chosen && <DetailHeading key={chosen.id}>{chosen.name}</DetailHeading>,
          },
        })}
      />
    </main>
  );
}

const meta = {
  component: StoriedList,
  args: { rows: all, total: all.length, isError: false, hasDetail: true, onNarrow: fn(), call: fn(async () => undefined) },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => {
    window.localStorage.removeItem('panelViews');
    window.localStorage.removeItem('panelLetterKeys');
  },
} satisfies Meta<typeof StoriedList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keys alone: from row to row, one opened and closed, one selected, the search; and the letters can be switched off. */
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = (name: string) => canvas.getByRole('button', { name });
    await userEvent.keyboard('jj');
    await expect(row('Veste courte')).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(row('Robe longue en lin')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Veste courte' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    await expect(row('Veste courte')).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('checkbox', { name: 'Sélectionner Veste courte' })).toBeChecked();
    await userEvent.keyboard('x');
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Rechercher' })).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue('j');
    await userEvent.click(canvas.getByRole('button', { name: 'Raccourcis clavier' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Utiliser les raccourcis d’une seule lettre' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    const help = canvas.getByRole('button', { name: 'Raccourcis clavier' });
    await waitFor(() => expect(help).toHaveFocus());
    await userEvent.keyboard('j');
    await expect(help).toHaveFocus();
  },
};

/** What is typed while an earlier search comes back stays, and a search starts although a row is selected meanwhile. */
export const TypedMeanwhile: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox', { name: 'Rechercher' });
    await userEvent.type(search, 'ro');
    await waitFor(() => expect(args.onNarrow).toHaveBeenCalledWith({ q: 'ro' }), { interval: 1 });
    await userEvent.type(search, 'b', { delay: null });
    await expect(search).toHaveValue('rob');
    await waitFor(() => expect(args.onNarrow).toHaveBeenCalledWith({ q: 'rob' }));
    await userEvent.type(search, 'e');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner Veste courte' }));
    await expect(search).not.toBeVisible();
    await waitFor(() => expect(args.onNarrow).toHaveBeenCalledWith({ q: 'robe' }));
  },
};

/** An action on the selected rows runs one after another, after a confirmation, and only on the rows that allow it. */
export const Bulk: Story = {
  args: { hasDetail: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
    await expect(canvas.getByText('5 sélectionnés')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner Robe longue en lin' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Marquer comme lues (2)' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Marquer comme lues ?' }));
    await expect(args.call).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Marquer comme lues (2)' }));
    await waitFor(() => expect(args.call).toHaveBeenCalledTimes(2));
    await expect((args.call as ReturnType<typeof fn>).mock.calls.map(([row]) => (row as Row).id)).toEqual([3, 5]);
    await expect(canvas.queryByText(/sélectionné/)).toBeNull();
  },
};

/** A list that is narrowed is kept under a name, comes back by it, and is forgotten again. */
export const Views: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const views = within(canvas.getByRole('navigation', { name: 'Vues' }));
    await expect(views.getByRole('link', { name: 'Tout' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(views.getByRole('link', { name: 'À lire' }));
    await expect(canvas.queryByRole('button', { name: 'Veste courte' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'État' }), 'done');
    await userEvent.click(views.getByRole('button', { name: 'Enregistrer cette vue' }));
    await userEvent.type(views.getByRole('textbox', { name: 'Nom de la vue' }), 'Mes lues{Enter}');
    await expect(views.getByRole('link', { name: 'Mes lues' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(views.getByRole('link', { name: 'Tout' }));
    await userEvent.click(views.getByRole('link', { name: 'Mes lues' }));
    await expect(canvas.getByRole('button', { name: 'Veste courte' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Jupe plissée' })).toBeNull();
    await userEvent.click(views.getByRole('button', { name: 'Supprimer la vue Mes lues' }));
    await expect(views.queryByRole('link', { name: 'Mes lues' })).toBeNull();
  },
};

/** A press on the head of a column sorts by it, a second one the other way round. */
export const Sorted: Story = {
  play: async ({ canvasElement, args }) => {
    const head = within(canvasElement).getByRole('columnheader', { name: 'Total' });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(head).getByRole('button'));
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ sort: 'total' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(head).getByRole('button'));
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ sort: '-total' });
  },
};

/** On a phone each row is a card. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Loading: Story = { args: { rows: [], total: undefined } };
export const Empty: Story = { args: { rows: [], total: 0 } };
export const Failed: Story = { args: { rows: [], total: undefined, isError: true } };
