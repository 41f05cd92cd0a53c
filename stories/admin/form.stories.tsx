import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import type { ControlProps } from '#admin/form/control-props.ts';
import { TextControl } from '#admin/form/controls/text-controls.tsx';
import type { FieldSchema } from '#admin/form/field-schema.ts';
import { Form } from '#admin/form/form.tsx';
import type { FieldTexts } from '#admin/form/form-state.tsx';
import { withValue } from '#admin/form/with-value.ts';
import { messages as discountTexts } from '#messages/generated/entities/discount.ts';
import { messages as newsTexts } from '#messages/generated/entities/news.ts';
import { messages as tagTexts } from '#messages/generated/entities/tag.ts';
import discountSchema from '#schemas/generated/forms/discount.json';
import newsSchema from '#schemas/generated/forms/news.json';
import tagSchema from '#schemas/generated/forms/tag.json';
import { adminStyleSheet } from '#themes/admin.ts';

type Props = {
  schema: FieldSchema;
  start: object;
  texts?: Readonly<Record<string, FieldTexts>>;
  faults?: Readonly<Record<string, readonly string[]>>;
  onWrite: (path: string, value: unknown) => void;
};

const languages = [{ locale: 'en_US', name: 'anglais' }];

/** Number of renderings of each path's control. */
const renders = new Map<string, number>();

function CountedControl(props: ControlProps) {
  const path = props.path.join('.');
  renders.set(path, (renders.get(path) ?? 0) + 1);
  return <TextControl {...props} />;
}

const controls = { counted: CountedControl };

/** A form of a value that stands in the story. */
function StoriedForm({ schema, start, texts, faults, onWrite }: Props) {
  const [value, setValue] = useState<unknown>(start);
  return (
    <main style={{ display: 'grid', gap: '1rem', maxWidth: '34rem', padding: '1rem' }}>
      <style>{adminStyleSheet()}</style>
      <Form
        {...{ schema, value, texts, faults, languages, controls }}
        id="form"
        write={(path, next) => {
          setValue((now: unknown) => withValue(now, path, next));
          onWrite(path.join('.'), next);
        }}
      />
    </main>
  );
}

const text = (title: string, more: FieldSchema = {}): FieldSchema => ({ type: 'string', title, ...more });

const meta = {
  component: StoriedForm,
  args: { schema: {}, start: {}, onWrite: fn() },
  beforeEach: () => renders.clear(),
} satisfies Meta<typeof StoriedForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typing in one of many fields renders that field again, and none of the others. */
export const OneFieldAtATime: Story = {
  args: {
    schema: {
      type: 'object',
      properties: {
        ...Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`f${at}`, text(`Champ ${at}`, { 'x-control': 'counted' })])),
        group: {
          type: 'object',
          title: 'Adresse',
          properties: { city: text('Ville', { 'x-control': 'counted' }), zip: text('Code', { 'x-control': 'counted' }) },
        },
        list: {
          type: 'array',
          title: 'Liens',
          items: {
            type: 'object',
            properties: { label: text('Nom', { 'x-control': 'counted' }), note: text('Note', { 'x-control': 'counted' }) },
          },
        },
      },
    },
    start: { group: { city: 'Nantes' }, list: [{ label: 'Un' }, { label: 'Deux' }] },
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Un' }));
    for (const [label, path] of [
      ['Champ 7', 'f7'],
      ['Ville', 'group.city'],
      ['Note', 'list.0.note'],
    ] as const) {
      const before = new Map(renders);
      await userEvent.type(form.getByLabelText(label), 'abc');
      const again = [...renders].filter(([name, count]) => count !== before.get(name));
      await expect(again.map(([name]) => name)).toEqual([path]);
      await expect((renders.get(path) ?? 0) - (before.get(path) ?? 0)).toBe(3);
    }
  },
};

/** A tag, from its definition: its texts by path, its words in English beside its label, and what the server refused at its field. */
export const Tag: Story = {
  args: {
    schema: tagSchema as FieldSchema,
    texts: tagTexts.fr.fields,
    start: { slug: 'robes', label: 'Robes', page: null, translations: {} },
    faults: { '/slug': ['Une autre étiquette a ce nom.'] },
  },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    const slug = form.getByRole('textbox', { name: 'Nom dans l’adresse' });
    await expect(slug).toBeInvalid();
    await expect(slug).toHaveAccessibleDescription(/^Une autre étiquette a ce nom\. Lettres minuscules/);
    await expect(slug).toHaveAttribute('data-path', '/slug');
    await userEvent.click(form.getByRole('button', { name: 'Langues' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Libellé en anglais' }), 'D');
    await expect(args.onWrite).toHaveBeenLastCalledWith('translations.en_US.label', 'D');
    await userEvent.clear(form.getByRole('textbox', { name: 'Libellé en anglais' }));
    await expect(args.onWrite).toHaveBeenLastCalledWith('translations.en_US.label', undefined);
    await expect(await form.findByRole('button', { name: 'Page À choisir' })).toBeVisible();
    await userEvent.clear(form.getByRole('textbox', { name: 'Libellé' }));
    await expect(form.getByRole('textbox', { name: 'Libellé' })).toHaveAccessibleDescription(/^À remplir\./);
  },
};

/** A piece of news: a formatted text, a day or a moment, a switch, and a picture that it may be without. */
export const News: Story = {
  args: {
    schema: newsSchema as FieldSchema,
    texts: newsTexts.fr.fields,
    start: {
      ...{ slug: 'portes-ouvertes', title: 'Portes ouvertes', excerpt: 'Samedi.', html: '<p>Venez.</p>', picture: null },
      ...{ promoted: false, publishedAt: '2026-12-01', expiresAt: null, translations: { en_US: { title: 'Open day' } } },
    },
  },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await expect(await form.findByRole('textbox', { name: 'Texte' })).toHaveTextContent('Venez.');
    const day = await form.findByLabelText('Publiée le');
    await expect(day).toHaveValue('2026-12-01');
    await fireEvent.change(form.getByLabelText(/^Publiée le : heure/), { target: { value: '09:30' } });
    await expect(args.onWrite).toHaveBeenLastCalledWith('publishedAt', '2026-12-01T08:30:00.000Z');
    await fireEvent.change(form.getByLabelText('Retirée le'), { target: { value: '2027-01-15' } });
    await expect(args.onWrite).toHaveBeenLastCalledWith('expiresAt', '2027-01-15');
    await fireEvent.change(form.getByLabelText('Retirée le'), { target: { value: '' } });
    await expect(args.onWrite).toHaveBeenLastCalledWith('expiresAt', null);
    await userEvent.click(form.getByRole('checkbox', { name: 'Mise en avant' }));
    await expect(args.onWrite).toHaveBeenLastCalledWith('promoted', true);
    await expect(form.getByRole('button', { name: /^Pas d’image/ })).toBeVisible();
    const [first] = form.getAllByRole('button', { name: 'Langues' });
    if (first) await userEvent.click(first);
    await expect(form.getByRole('textbox', { name: 'Titre en anglais' })).toHaveValue('Open day');
  },
};

/** A discount code: choices that its messages name, one of them or several. */
export const Discount: Story = {
  args: {
    schema: discountSchema as FieldSchema,
    texts: discountTexts.fr.fields,
    start: { code: 'ETE', type: 'EURO', amount: 500, detailType: ['PRODUCTS'], minimum: 0, tags: [] },
  },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    const { type, detailType } = discountTexts.fr.fields;
    await userEvent.click(form.getByRole('radio', { name: type.options.PERCENT }));
    await expect(args.onWrite).toHaveBeenLastCalledWith('type', 'PERCENT');
    await userEvent.click(form.getByRole('checkbox', { name: detailType.options.SHIPPING_FEES }));
    await expect(args.onWrite).toHaveBeenLastCalledWith('detailType', ['PRODUCTS', 'SHIPPING_FEES']);
  },
};

/** Numbers: an amount is stored in cents and read in the currency, a decimal has a comma or a point, and what is no number is marked. */
export const Numbers: Story = {
  args: {
    schema: {
      type: 'object',
      properties: {
        price: { type: ['integer', 'null'], title: 'Prix', 'x-unit': 'cents', minimum: 0 },
        count: { type: 'integer', title: 'Nombre', minimum: 0, maximum: 10 },
        kinds: { type: 'array', title: 'Genres', items: { enum: ['a', 'b'] }, 'x-control': 'choices' },
      },
    },
    start: { price: 1250, count: 3, kinds: ['b'] },
    texts: { kinds: { label: 'Genres', options: { a: 'Anciens', b: 'Neufs' } } },
  },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    const price = form.getByRole('textbox', { name: 'Prix' });
    await expect(price).toHaveValue('12.5');
    await userEvent.clear(price);
    await expect(args.onWrite).toHaveBeenLastCalledWith('price', null);
    await userEvent.type(price, '9,99');
    await expect(args.onWrite).toHaveBeenLastCalledWith('price', 999);
    await expect(price).toHaveValue('9,99');
    const count = form.getByRole('textbox', { name: 'Nombre' });
    await userEvent.type(count, '{ArrowUp}');
    await expect(args.onWrite).toHaveBeenLastCalledWith('count', 4);
    await userEvent.type(count, 'x');
    await expect(count).toBeInvalid();
    await expect(form.getByRole('status')).toHaveTextContent('Écrivez un nombre.');
    await userEvent.click(form.getByRole('checkbox', { name: 'Anciens' }));
    await expect(args.onWrite).toHaveBeenLastCalledWith('kinds', ['a', 'b']);
  },
};

/**
 * Values that many schemas share are named in the panel's language, one of them or several. A picture that needs a text unless it is
 * decorative has no help that says the opposite.
 */
export const SharedNames: Story = {
  args: {
    schema: {
      type: 'object',
      properties: {
        offers: { type: 'array', title: 'Offres', items: { enum: ['NEW', 'SECOND_HAND', 'RENTAL'] } },
        align: { title: 'Alignement', enum: ['start', 'center'] },
        image: {
          type: 'object',
          title: 'Image',
          'x-control': 'picture',
          'x-alt-unless': 'decorative',
          properties: { picture: text('Fichier'), alt: text('Texte alternatif') },
        },
        decorative: { type: 'boolean', title: 'Décorative' },
      },
    },
    start: { offers: ['NEW'], align: 'start', image: { picture: 'robe', alt: '' }, decorative: false },
  },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('checkbox', { name: 'Location' }));
    await expect(args.onWrite).toHaveBeenLastCalledWith('offers', ['NEW', 'RENTAL']);
    await userEvent.click(form.getByRole('radio', { name: 'Au centre' }));
    const help = 'Vide : l’image passe pour un décor.';
    await expect(form.queryByText(help)).toBeNull();
    await userEvent.click(form.getByRole('checkbox', { name: 'Décorative' }));
    await expect(form.getByText(help)).toBeVisible();
  },
};

const questions: FieldSchema = {
  type: 'object',
  properties: {
    fields: {
      type: 'array',
      title: 'Questions',
      minItems: 1,
      items: {
        type: 'object',
        required: ['key', 'type'],
        properties: {
          key: text('Nom'),
          type: { type: 'string', title: 'Genre', enum: ['text', 'select'] },
          options: text('Réponses', { 'x-when': { eq: ['fields.*.type', 'select'] } }),
          showIf: {
            title: 'Condition',
            anyOf: [
              {
                type: 'object',
                required: ['key'],
                properties: { key: text('Question'), value: { type: ['string', 'null'], title: 'Réponse' } },
              },
              { type: 'null' },
            ],
          },
        },
      },
    },
  },
};

/** A list of objects with a part that may be missing, and one that is shown for some entries only. */
export const NestedList: Story = {
  args: {
    schema: questions,
    texts: { 'fields.*.type': { label: 'Genre', options: { text: 'Texte libre', select: 'Un choix' } } },
    start: { fields: [{ key: 'nom', type: 'text', showIf: null }] },
    faults: { '/fields/0/key': ['Une autre question a ce nom.'], '/fields': ['Il manque une question.'] },
  },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await expect(form.getByRole('group', { name: 'Questions' })).toHaveAccessibleDescription('Il manque une question.');
    await userEvent.click(form.getByRole('button', { name: /^nom/ }));
    await expect(form.getByRole('textbox', { name: 'Nom' })).toHaveAccessibleDescription('Une autre question a ce nom.');
    await expect(form.queryByRole('textbox', { name: 'Réponses' })).toBeNull();
    await userEvent.click(form.getByRole('radio', { name: 'Un choix' }));
    await expect(form.getByRole('textbox', { name: 'Réponses' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Ajouter : Condition' }));
    await expect(args.onWrite).toHaveBeenLastCalledWith('fields.0.showIf', { key: '' });
    await userEvent.type(form.getByRole('textbox', { name: 'Question' }), 'a');
    await expect(args.onWrite).toHaveBeenLastCalledWith('fields.0.showIf.key', 'a');
    await userEvent.click(form.getByRole('button', { name: 'Retirer : Condition' }));
    await expect(args.onWrite).toHaveBeenLastCalledWith('fields.0.showIf', null);
    await expect(form.getByRole('button', { name: 'Retirer : nom' })).toBeDisabled();
    await userEvent.click(form.getByRole('button', { name: 'Ajouter : Questions' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Nom' }), 'b');
    await userEvent.click(form.getByRole('button', { name: 'Monter : b' }));
    await expect(args.onWrite).toHaveBeenLastCalledWith('fields', [
      { key: 'b', type: 'text' },
      { key: 'nom', type: 'select', showIf: null },
    ]);
  },
};

/** On a phone the name of an entry of a list is cut off: it does not push the page aside. */
export const LongNamesOnPhone: Story = {
  args: {
    schema: { type: 'object', properties: { questions: { type: 'array', title: 'Questions', items: text('Question') } } },
    start: { questions: ['J’accepte que ces renseignements servent à me répondre, et à rien d’autre que cela.'] },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /^J’accepte/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
