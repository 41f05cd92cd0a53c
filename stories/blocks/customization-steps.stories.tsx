import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import conf from '#registry/buying/customization-steps/conf.schema.json';
import { CustomizationFlow } from '#registry/buying/customization-steps/customization-flow.tsx';
import { CustomizationSteps } from '#registry/buying/customization-steps/customization-steps.tsx';
import { code } from '#registry/buying/customization-steps/index.ts';
import type { Call } from '#renderer/types.ts';
import type { Customization, ProductCustomization } from '#schemas/customization.ts';
import { blockStory } from '../samples/block-story.tsx';
import { productOf } from '../samples/catalogue.ts';
import { picture } from '../samples/pictures.ts';

const step = (id: number, change: Partial<Customization>): ProductCustomization => ({
  id,
  customization: {
    id,
    type: 'SIMPLE',
    inputType: 'TEXT',
    label: 'Initiales brodées',
    help: '',
    required: false,
    maxLength: 10,
    costType: 'NONE',
    amount: 0,
    customizationValues: [],
    fields: [],
    isPersonal: false,
    ...change,
  },
});
const text = step(1, {
  help: 'Brodées à la main dans un angle.',
  required: true,
  costType: 'EURO',
  amount: 800,
  isPersonal: true,
  customizationValues: [{ textNumberOfChar: 4, selectKey: null, label: '', costType: 'EURO', amount: 1200 }],
});
const select = step(2, {
  inputType: 'SELECT',
  label: 'Longueur des anses',
  help: 'À la main ou en bandoulière.',
  required: true,
  customizationValues: [
    { textNumberOfChar: null, selectKey: 'main', label: 'À la main, 35 cm', costType: 'NONE', amount: 0 },
    { textNumberOfChar: null, selectKey: 'bandouliere', label: 'En bandoulière, 110 cm', costType: 'EURO', amount: 900 },
  ],
});
const checkbox = step(3, { inputType: 'CHECKBOX', label: 'Emballage cadeau', costType: 'PERCENT', amount: 500 });
const file = step(4, { inputType: 'FILE', label: 'Un dessin à graver', costType: 'EURO', amount: 1500, isPersonal: true });
const form = step(5, {
  type: 'DYNAMIC_FORM',
  label: 'Une carte écrite pour vous',
  help: 'Nous l’écrivons à la plume.',
  fields: [
    { key: 'to', type: 'text', label: 'Pour qui', required: true },
    { key: 'words', type: 'textarea', label: 'Vos mots', required: false },
  ].map((field) => ({
    hint: '',
    options: [],
    min: null,
    max: null,
    pattern: null,
    files: [],
    autocomplete: 'off',
    showIf: null,
    ...(field as { key: string; type: 'text' | 'textarea'; label: string; required: boolean }),
  })),
});

const data = (steps: readonly ProductCustomization[]) => ({
  product: { idProduct: 1, name: 'Sac cabas en cuir', isWine: false, url: '/products/sac-cabas-cuir/1', image: picture(1) },
  declination: { id: 2, label: 'Cognac', price: 9500, sellByMultipleOf: 1, stock: 4 },
  steps,
  isSold: true,
});
const price = (customizationTotal: number, quantity = 1) => ({
  quantity,
  price: 9500,
  customizationTotal,
  quantityDiscount: 0,
  decreasingDiscounts: [],
  total: 9500 * quantity + customizationTotal,
});
const calls = {
  askPrice: async ({ customizations, quantity }: { customizations: readonly unknown[]; quantity: number }) =>
    price(800 * customizations.length * quantity, quantity),
  addToCart: async () => undefined,
  checkFile: async () => undefined,
  readDraft: () => null,
  writeDraft: () => undefined,
};
const failure = (status: number, message: string, fieldErrors: { key: string; error: string }[] = []) =>
  Object.assign(new Error(message), { status, fieldErrors });

const meta = {
  component: CustomizationFlow,
  args: { data: data([text, select, checkbox, file, form]), calls, notice: '', showPicture: true },
} satisfies Meta<typeof CustomizationFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

const product = productOf('NEW');
const call = (steps: readonly ProductCustomization[]) => (async () => steps) as Call;
const block = { code, Component: CustomizationSteps, conf };
export const OnItsPage = blockStory(block, 0, { context: { data: { product }, call: call([text, select]) } });
export const WithoutPicture = blockStory(block, 1, { context: { data: { product }, call: call([text, select]) } });
export const NothingToCustomize = blockStory(block, 0, { context: { data: { product }, call: call([]) } });
export const NotSold = blockStory(block, 0, { context: { data: { product: productOf('RENTAL') }, call: call([text]) } });

export const Choice: Story = { args: { data: data([select]) } };
export const Box: Story = { args: { data: data([checkbox]) } };
export const FileStep: Story = { args: { data: data([file]) } };
export const FormStep: Story = { args: { data: data([form]) } };
export const PriceUnknown: Story = { args: { calls: { ...calls, askPrice: async () => Promise.reject(failure(0, '')) } } };
export const LongWords: Story = {
  args: {
    data: data([step(9, { label: 'Une inscription aussi longue que celle-ci '.repeat(3), help: 'Et son explication. '.repeat(12) })]),
  },
};

const next = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

/** A required answer that is empty is reported at its field, which gets the focus. */
export const LeftEmpty: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await next(canvasElement, /Continuer/);
    const field = page.getByLabelText(/Initiales brodées/);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/obligatoire/);
  },
};

/** All kinds in a row, by keyboard where there is text; back, a correction from the recap, and into the cart. */
export const FromFirstToLast: Story = {
  args: { calls: { ...calls, addToCart: fn(async () => undefined) } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/Initiales brodées/), 'ML{Enter}');
    await waitFor(() => expect(page.getByRole('heading', { name: 'Longueur des anses' })).toHaveFocus());
    await expect(await page.findByText(/103,00/)).toBeVisible();
    await userEvent.click(page.getByLabelText(/En bandoulière/));
    await next(canvasElement, /Continuer/);
    await userEvent.click(await page.findByLabelText(/Emballage cadeau/));
    await next(canvasElement, /Continuer/);
    await next(canvasElement, /Passer/);
    await next(canvasElement, /Étape précédente/);
    await next(canvasElement, /Passer/);
    await next(canvasElement, /Passer/);
    await expect(await page.findByRole('heading', { name: 'Votre article' })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Modifier : Initiales brodées' }));
    const field = await page.findByLabelText(/Initiales brodées/);
    await expect(field).toHaveValue('ML');
    await userEvent.clear(field);
    await userEvent.type(field, 'ZOE');
    await next(canvasElement, /Enregistrer/);
    await expect(await page.findByText('ZOE')).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText('Quantité'), '2');
    await next(canvasElement, /Ajouter au panier/);
    await expect(await page.findByText('Votre article est au panier')).toBeVisible();
    await expect(args.calls.addToCart).toHaveBeenCalledWith(
      expect.objectContaining({
        quantity: 2,
        customizations: [
          { id: 1, answers: { value: 'ZOE' } },
          { id: 2, answers: { value: 'bandouliere' } },
          { id: 3, answers: { value: 'yes' } },
        ],
      }),
    );
  },
};

/** A field that the cart refuses is shown at its step again, with the server's words. */
export const RefusedByTheCart: Story = {
  args: {
    data: data([text]),
    calls: {
      ...calls,
      addToCart: async () => Promise.reject(failure(422, 'Refusé', [{ key: 'c1-value', error: 'Trop long : 10 au plus.' }])),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/Initiales brodées/), 'ML{Enter}');
    await next(canvasElement, /Ajouter au panier/);
    await expect(await page.findByText('Trop long : 10 au plus.')).toBeVisible();
  },
};

/** No answer, or no stock: the choices stay, and can be sent again. */
export const NoAnswer: Story = {
  args: { data: data([checkbox]), calls: { ...calls, addToCart: async () => Promise.reject(new TypeError('Failed to fetch')) } },
  play: async ({ canvasElement }) => {
    await next(canvasElement, /Passer/);
    await next(canvasElement, /Ajouter au panier/);
    await expect(await within(canvasElement).findByText(/vos choix sont gardés/)).toBeVisible();
  },
};

function putFile(field: HTMLElement, chosen: File): void {
  if (!(field instanceof HTMLInputElement)) throw new Error('this is no field for files');
  const files = new DataTransfer();
  files.items.add(chosen);
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The progress of a file's upload is shown, and the next step waits for it. */
export const FileOnItsWay: Story = {
  args: {
    data: data([file]),
    calls: {
      ...calls,
      checkFile: (_id: number, _key: string, _file: File, tell: (share: number) => void) => {
        tell(0.4);
        return new Promise<void>(() => undefined);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    putFile(await page.findByLabelText(/Un dessin à graver/), new File(['x'], 'dessin.png', { type: 'image/png' }));
    await expect(await page.findByRole('progressbar', { name: 'Vérification du fichier' })).toHaveAttribute('value', '0.4');
  },
};

/** A file that is none of the accepted kinds is refused at its field. */
/** A refused file can be taken back: what need not be answered is passed over then. */
export const FileTakenBack: Story = {
  args: {
    data: data([file]),
    calls: {
      ...calls,
      checkFile: async () => Promise.reject(failure(422, '', [{ key: 'value', error: 'Ce fichier n’est pas d’un format accepté.' }])),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    putFile(await page.findByLabelText(/Un dessin à graver/), new File(['x'], 'dessin.txt', { type: 'text/plain' }));
    await userEvent.click(await page.findByRole('button', { name: 'Retirer ce fichier' }));
    await expect(page.queryByText('Ce fichier n’est pas d’un format accepté.')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Passer cette étape' }));
    await expect(await page.findByText('Votre article')).toBeVisible();
  },
};
export const FileRefused: Story = {
  args: {
    data: data([file]),
    calls: {
      ...calls,
      checkFile: async () => Promise.reject(failure(422, '', [{ key: 'value', error: 'Ce fichier n’est pas d’un format accepté.' }])),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByLabelText(/Un dessin à graver/);
    putFile(field, new File(['x'], 'dessin.png', { type: 'image/png' }));
    await expect(await page.findByText('Ce fichier n’est pas d’un format accepté.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};
