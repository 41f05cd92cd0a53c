import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { EntryKind } from '#admin/entries/entry-kind.ts';
import { EntryList } from '#admin/entries/entry-list.tsx';
import { EntryScreen } from '#admin/entries/entry-screen.tsx';
import { albumKind } from '#admin/entries/kinds/album.tsx';
import { formKind } from '#admin/entries/kinds/form.tsx';
import { newsKind } from '#admin/entries/kinds/news.tsx';
import { serviceKind } from '#admin/entries/kinds/service.tsx';
import { tagKind } from '#admin/entries/kinds/tag.tsx';
import { adminStyleSheet } from '#themes/admin.ts';
import { EntriesApi } from '../samples/entries-api.ts';

type Props = { kind: EntryKind; screen: 'list' | 'entry'; entries: readonly Record<string, unknown>[] };

let api: EntriesApi;

/** A list or a form of a kind, with entries in memory. */
function StoriedEntries({ kind, screen }: Props) {
  return (
    <main style={{ padding: '1rem' }}>
      <style>{adminStyleSheet()}</style>
      {screen === 'list' ? <EntryList kind={kind} /> : <EntryScreen kind={kind} />}
    </main>
  );
}

const tags = [
  { slug: 'robes', label: 'Robes', page: null, translations: { en_US: { label: 'Dresses' } } },
  { slug: 'lin', label: 'Lin', page: null, translations: {} },
  { slug: 'soie', label: 'Soie', page: null, translations: {} },
];

const at = (query: Record<string, string>) => ({ nextjs: { router: { pathname: '/admin/[[...screen]]', asPath: '/admin/tags', query } } });
const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  component: StoriedEntries,
  args: { kind: tagKind, screen: 'list', entries: tags },
  parameters: at({}),
  globals: desktop,
  beforeEach: ({ args }) => {
    window.localStorage.removeItem('panelEntryDrafts');
    api = new EntriesApi(args.kind.kind, args.entries);
  },
} satisfies Meta<typeof StoriedEntries>;
export default meta;
type Story = StoryObj<typeof meta>;

const written = (key: string) => api.calls.filter((call) => call.key === key).map(({ input }) => input);

/** The list: rows lead to their form; several are deleted at once, which can be undone, and the focus stays in the list. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: 'Robes' });
    await expect(link).toHaveAttribute('href', '/admin/tags/entry?key=robes');
    await expect(canvas.getByRole('link', { name: 'Nouvelle étiquette' })).toHaveAttribute('href', '/admin/tags/new');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner Lin' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner Soie' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Supprimer la sélection ?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer (2)' }));
    const undo = await canvas.findByRole('button', { name: 'Annuler la suppression' });
    await expect(written('POST /admin/entity/tag/bulk')).toEqual([{ body: { action: 'delete', keys: ['lin', 'soie'] } }]);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Lin' })).toBeNull());
    await expect(undo.closest('[role="status"]')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer ce message' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Étiquettes' })).toHaveFocus();
  },
};

/** After an action on several rows, or once the selection is given up, the focus is at the list's title. */
export const FocusAfterSelection: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Sélectionner Lin' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tout désélectionner' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Étiquettes' })).toHaveFocus());
  },
};

/** While there is none, the list teaches what the kind is for. */
export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Aucune étiquette pour l’instant')).toBeVisible();
  },
};
export const ListOnPhone: Story = { globals: phone };

/** The form of a tag: its name is only shown, a change is saved on the revision that was read, and Ctrl+S saves too. */
export const Form: Story = {
  args: { screen: 'entry' },
  parameters: at({ key: 'robes' }),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const label = await form.findByRole('textbox', { name: 'Libellé' });
    await expect(form.getByText('Nom dans l’adresse : robes')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    await userEvent.clear(label);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(label).toHaveAccessibleDescription(/^À remplir\./);
    await waitFor(() => expect(label).toHaveFocus());
    await expect(form.getByText('Un champ est à corriger')).toBeVisible();
    await userEvent.type(label, 'Robes longues');
    await expect(form.getByText('Modifications non enregistrées')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(written('PUT /admin/entity/tag/{key}')).toHaveLength(1));
    const [saved] = written('PUT /admin/entity/tag/{key}');
    await expect(saved?.body?.value).toMatchObject({ slug: 'robes', label: 'Robes longues' });
    await expect(await form.findByRole('heading', { level: 1, name: 'Robes longues' })).toBeVisible();
  },
};

/** Somebody else changed the same field: both values are shown, one is chosen, and it is saved on what stands now. */
export const Conflict: Story = {
  args: { screen: 'entry' },
  parameters: at({ key: 'robes' }),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const label = await form.findByRole('textbox', { name: 'Libellé' });
    api.changeMeanwhile('robes', { label: 'Toutes les robes' });
    await userEvent.clear(label);
    await userEvent.type(label, 'Robes longues');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    const dialog = within(await form.findByRole('dialog', { name: 'Cette fiche a changé entre-temps' }));
    await expect(dialog.getByText(/^Paul Petit l’a enregistrée/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /Toutes les robes/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer avec ces choix' }));
    await waitFor(() => expect(form.queryByRole('dialog')).toBeNull());
    await expect(written('PUT /admin/entity/tag/{key}').at(-1)?.body?.value).toMatchObject({ label: 'Toutes les robes' });
    await expect(label).toHaveValue('Toutes les robes');
  },
};

/** Unsaved work is found again after a crash, and can be given up. */
export const FoundDraft: Story = {
  args: { screen: 'entry' },
  parameters: at({ key: 'robes' }),
  beforeEach: () => {
    const base = { value: tags[0], revision: '0'.repeat(32) };
    const draft = { base, value: { ...tags[0], label: 'Robes du soir' }, storedAt: Date.parse('2026-11-30T10:00:00.000Z') };
    window.localStorage.setItem('panelEntryDrafts', JSON.stringify({ v: 1, data: { ' 89 tag robes': draft } }));
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(await form.findByRole('textbox', { name: 'Libellé' })).toHaveValue('Robes du soir');
    await userEvent.click(form.getByRole('button', { name: 'Les abandonner' }));
    await expect(form.getByRole('textbox', { name: 'Libellé' })).toHaveValue('Robes');
    await expect(window.localStorage.getItem('panelEntryDrafts')).not.toContain('Robes du soir');
  },
};

/** A new tag: its name follows its label, and nothing is called missing before it is saved. */
export const NewEntry: Story = {
  args: { screen: 'entry' },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(await form.findByRole('heading', { level: 1, name: 'Nouvelle étiquette' })).toBeVisible();
    await expect(form.queryByText('À remplir.')).toBeNull();
    await userEvent.type(form.getByRole('textbox', { name: 'Libellé' }), 'Été à la mer');
    await expect(form.getByRole('textbox', { name: 'Nom dans l’adresse' })).toHaveValue('ete-a-la-mer');
    await userEvent.click(form.getByRole('button', { name: 'Créer' }));
    await waitFor(() => expect(written('POST /admin/entity/tag')).toHaveLength(1));
    await expect(written('POST /admin/entity/tag')[0]?.body?.value).toMatchObject({ slug: 'ete-a-la-mer', label: 'Été à la mer' });
  },
};
export const FormOnPhone: Story = { args: { screen: 'entry' }, parameters: at({ key: 'robes' }), globals: phone };

/** A piece of news: a formatted text, a picture, dates; one that ends before it begins is refused at its field. */
export const News: Story = {
  args: {
    kind: newsKind,
    screen: 'entry',
    entries: [
      {
        ...{ slug: 'soldes', title: 'Soldes', excerpt: 'En bref.', html: '<p>Texte</p>', picture: null, promoted: true },
        ...{ publishedAt: '2026-12-01', expiresAt: null, translations: {} },
      },
    ],
  },
  parameters: at({ key: 'soldes' }),
};

/** An album: each of its pictures is chosen from the library, with a caption beside it. */
export const Album: Story = {
  args: {
    kind: albumKind,
    screen: 'entry',
    entries: [
      {
        ...{ slug: 'atelier', title: 'L’atelier', description: '', publishedAt: '2026-12-01', translations: {} },
        pictures: [{ name: 'robe', alt: 'Une robe', caption: 'Devant', translations: {} }],
      },
    ],
  },
  parameters: at({ key: 'atelier' }),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('button', { name: 'robe' }));
    await expect(await form.findByRole('button', { name: 'robe : choisir une image' })).toBeVisible();
    await expect(form.queryByRole('textbox', { name: 'Fichier' })).toBeNull();
    await expect(form.getByRole('textbox', { name: 'Légende' })).toHaveValue('Devant');
  },
};

/** A service with its week: days by name, hours, closures. */
export const Service: Story = {
  args: {
    kind: serviceKind,
    screen: 'entry',
    entries: [
      {
        ...{ slug: 'retouche', title: 'Retouche', summary: '', html: '', metaDescription: '', picture: null, price: 4500, isFrom: false },
        ...{ minutes: 60, place: 'Nantes', points: ['Essayage'], tags: [], action: null, translations: {} },
        booking: {
          ...{ minutes: 60, places: 1, hours: [{ weekday: 1, from: '09:00', to: '12:00' }], closures: [] },
          ...{ leadHours: 24, horizonDays: 60, agenda: null },
        },
      },
    ],
  },
  parameters: at({ key: 'retouche' }),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('button', { name: '09:00' }));
    const day = await form.findByRole('combobox', { name: 'Jour de la semaine' });
    await expect(day).toHaveDisplayValue('lundi');
    await userEvent.selectOptions(day, 'mardi');
  },
};

/** A form: its questions, of which each shows what its type has a use for. */
export const FormOfQuestions: Story = {
  args: {
    kind: formKind,
    screen: 'entry',
    entries: [
      {
        ...{ slug: 'devis', title: 'Devis', text: '', submitLabel: '', successTitle: '', successText: '', translations: {} },
        fields: [
          {
            ...{ key: 'taille', type: 'select', label: 'Taille', hint: '', required: false, options: [{ value: 's', label: 'S' }] },
            ...{ min: null, max: null, pattern: null, files: ['pdf'], autocomplete: '', showIf: null },
          },
        ],
      },
    ],
  },
  parameters: at({ key: 'devis' }),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('button', { name: 'Taille' }));
    await expect(form.getByRole('group', { name: 'Choix' })).toBeVisible();
    await expect(form.queryByRole('group', { name: 'Genres de fichiers' })).toBeNull();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Genre' }), 'file');
    await expect(form.getByRole('group', { name: 'Genres de fichiers' })).toBeVisible();
    await expect(await form.findByRole('textbox', { name: 'Borne supérieure' })).toBeVisible();
  },
};
