import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EntryList } from '#admin/entries/entry-list.tsx';
import { EntryScreen } from '#admin/entries/entry-screen.tsx';
import { productKind } from '#admin/entries/kinds/product.tsx';
import { newDeclination } from '#admin/products/combinations.ts';
import { adminStyleSheet } from '#themes/admin.ts';
import { EntriesApi } from '../samples/entries-api.ts';

type Props = { screen: 'list' | 'form' };

let api: EntriesApi;

/** The list or the form of products, with one product in memory. */
function StoriedProduct({ screen }: Props) {
  return (
    <main style={{ padding: '1rem' }}>
      <style>{adminStyleSheet()}</style>
      {screen === 'list' ? <EntryList kind={productKind} /> : <EntryScreen kind={productKind} />}
    </main>
  );
}

const dress = {
  ...{ id: 12, slug: 'robe-lin', name: 'Robe en lin', type: 'OTHER', subtypeType: null, offer: 'NEW', condition: null, brand: 'Orsane' },
  ...{
    price: 8900,
    purchasePrice: null,
    vatRate: 2000,
    marginScheme: false,
    discount: null,
    rental: null,
    shortDescription: 'En lin lavé.',
  },
  ...{ description: '<p>Une robe.</p>', metaDescription: '', features: [], wine: null, nutrition: null, tags: ['robes'], weight: 300 },
  ...{
    hasShippingFees: true,
    isDematerialized: false,
    isPerishable: false,
    isSealed: false,
    isPublished: true,
    createdAt: null,
    variations: ['taille'],
    recommended: [],
  },
  ...{ awards: [], mealIcons: [], decreasingDiscounts: [], contents: [], customizations: [], translations: {} },
  images: [
    { name: 'robe-face', alt: 'De face', translations: {} },
    { name: 'robe-dos', alt: 'De dos', translations: {} },
  ],
  declinations: ['36', '38'].map((label, at) => ({ ...newDeclination('robe-lin', { taille: label }), id: 70 + at, stock: 4 })),
};

const size = {
  ...{ key: 'taille', axis: 'size', label: 'Taille', displayLabel: null, translations: {} },
  values: ['36', '38', '40'].map((label) => ({ label, colour: null, translations: {} })),
};

const at = (query: Record<string, string>) => ({
  nextjs: { router: { pathname: '/admin/[[...screen]]', asPath: '/admin/products', query } },
});
/** The address of the stored product's form; a key of the address that the meta had would stay in every story. */
const stored = at({ key: 'robe-lin' });
const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  component: StoriedProduct,
  args: { screen: 'form' },
  parameters: at({}),
  globals: desktop,
  beforeEach: () => {
    window.localStorage.removeItem('panelEntryDrafts');
    api = new EntriesApi('product', [dress], { variation: [size] });
  },
} satisfies Meta<typeof StoriedProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

const written = (key: string) => api.calls.filter((call) => call.key === key).map(({ input }) => input);

/** One more size makes a row; a table is pasted into the cells; stock is counted by its own call, after the product is saved. */
export const Form: Story = {
  parameters: stored,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const sizes = within(await form.findByRole('group', { name: 'Taille : vendu en' }));
    await expect(sizes.getByRole('button', { name: '36', pressed: true })).toBeVisible();
    await userEvent.click(sizes.getByRole('button', { name: '40' }));
    const added = within(form.getByRole('group', { name: '40' }));
    await expect(added.getByRole('textbox', { name: '40 Référence' })).toHaveValue('ROBE-LIN-40');
    const stock = form.getByRole('textbox', { name: '38 Stock' });
    await userEvent.click(stock);
    await userEvent.paste('9\n2');
    await expect(stock).toHaveValue('9');
    await expect(added.getByRole('textbox', { name: '40 Stock' })).toHaveValue('2');
    await userEvent.keyboard('{Enter}');
    await expect(added.getByRole('textbox', { name: '40 Stock' })).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(written('PUT /admin/entity/product/{key}')).toHaveLength(1));
    await waitFor(() =>
      expect(written('PUT /admin/stock/{id}')).toEqual([
        { params: { id: 71 }, body: { stock: 9, seen: 4, note: 'Compté dans la fiche du produit' } },
      ]),
    );
  },
};

/** Pictures change their places by their buttons, and the focus goes with them. */
export const Pictures: Story = {
  parameters: stored,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const texts = () => form.getAllByRole('textbox', { name: /^Texte de l’image/ });
    const down = await form.findByRole('button', { name: 'Descendre : Image 1' });
    await expect(texts().map((text) => (text as HTMLInputElement).value)).toEqual(['De face', 'De dos']);
    await userEvent.click(down);
    await expect(texts().map((text) => (text as HTMLInputElement).value)).toEqual(['De dos', 'De face']);
    await waitFor(() => expect(form.getByRole('button', { name: 'Monter : Image 2' })).toHaveFocus());
    await userEvent.click(form.getByRole('button', { name: 'Retirer : Image 2' }));
    await expect(texts().map((text) => (text as HTMLInputElement).value)).toEqual(['De dos']);
  },
};

/** Who sells clothes sees no vineyard: a wine's fields come with the kind, rental terms with the offer. */
export const Kinds: Story = {
  parameters: stored,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await form.findByRole('heading', { level: 2, name: 'L’essentiel' });
    await expect(form.queryByRole('heading', { name: 'Vin' })).toBeNull();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Genre' }), 'WINE');
    await expect(form.getByRole('heading', { name: 'Vin' })).toBeVisible();
    await expect(form.getAllByRole('textbox', { name: /Millésime/ })).toHaveLength(2);
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Offre' }), 'RENTAL');
    await expect(form.getByRole('textbox', { name: 'Caution' })).toBeVisible();
    await expect(form.queryByRole('heading', { name: 'Personnalisation' })).toBeNull();
  },
};

/** A new product asks for a name, a picture and a price, and says so where they are missing. */
export const NewProduct: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByRole('textbox', { name: 'Nom' }), 'Robe d’été');
    await userEvent.click(form.getByRole('button', { name: 'Créer' }));
    await expect(await form.findByText('2 champs sont à corriger')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Prix' })).toHaveAccessibleDescription(/À remplir/);
    await expect(form.getByRole('textbox', { name: 'Pièce unique Référence' })).toHaveValue('ROBE-D-ETE');
  },
};
export const FormOnPhone: Story = { parameters: stored, globals: phone };
export const List: Story = { args: { screen: 'list' } };
export const ListOnPhone: Story = { args: { screen: 'list' }, globals: phone };
