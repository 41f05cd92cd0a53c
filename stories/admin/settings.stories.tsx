import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inGroup } from '#admin/parameters/definitions.ts';
import { Fields } from '#admin/parameters/fields.tsx';
import { ValuesProvider } from '#admin/parameters/values.tsx';
import { browserApi } from '#client/browser-api.ts';
import { queryClient } from '#client/query-client.ts';
import { SiteProvider } from '#client/site.tsx';
import { type Texts, withChanges } from '#domain/parameters-draft.ts';
import { type ParameterGroup, readParameters } from '#schemas/parameters/index.ts';
import type { FontFamily, Language } from '#schemas/site.ts';
import { adminStyleSheet } from '#themes/admin.ts';
import { sampleSite } from '../../.storybook/sample-site.ts';

type Props = {
  group: ParameterGroup;
  /** Keys of the settings on show; all of the group by default. */
  keys?: readonly string[];
  start: Texts;
  refusals?: Readonly<Record<string, string>>;
  onWrite: (key: string, text: string | null) => void;
};

const country = { id: 1, alphaTwo: 'FR', alphaThree: 'FRA', numCode: 250, name: 'France' };
const language = (id: number, code: Language['code'], label: string): Language => ({
  ...{ id, code, label, country, isValid: true },
  deeplCode: code.slice(0, 2),
});
const sample = sampleSite('fr');
const site = { ...sample, site: { ...sample.site, languages: [language(1, 'fr_FR', 'Français'), language(2, 'en_US', 'English')] } };
const none = {};

/** Settings of a group, whose values stand in the story. */
function StoriedSettings({ group, keys, start, refusals = none, onWrite }: Props) {
  const [texts, setTexts] = useState<Texts>(start);
  const write = (changes: Readonly<Record<string, string | null>>) => {
    setTexts((now) => withChanges(now, changes));
    for (const [key, text] of Object.entries(changes)) onWrite(key, text);
  };
  const { values } = readParameters(Object.entries(texts).map(([type, value]) => ({ type, value })));
  return (
    <SiteProvider value={site}>
      <main style={{ maxWidth: '36rem' }}>
        <style>{adminStyleSheet()}</style>
        <h1>Réglages</h1>
        <ValuesProvider value={values}>
          <Fields
            {...{ group, texts, refusals }}
            shown={inGroup(group).filter(({ key }) => keys?.includes(key) ?? true)}
            stored={start}
            refused={none}
            issues={[]}
            outdated={[]}
            onConfirmed={fn()}
            onType={(key, text) => write({ [key]: text })}
            onChange={write}
          />
        </ValuesProvider>
      </main>
    </SiteProvider>
  );
}

const picture = (name: string, width: number, height: number) => ({
  ...{ name, width, height, format: 'png', kind: 'picture', url: `/media/0/${name}`, size: 1000, folder: '', tags: [], alts: {} },
  ...{ focalPoint: null, createdAt: '2026-12-01T08:00:00.000Z', uses: 0, usedIn: [] },
});
const library = [picture('logo', 600, 200), picture('favicon', 64, 64)];
const lora: FontFamily = {
  ...{ family: 'Lora', isOwn: true },
  files: (['normal', 'italic'] as const).flatMap((style) =>
    ['400', '700'].map((weight) => ({ url: `/media/font/0/lora-${weight}-${style}.woff2`, weight, style, unicodeRange: null })),
  ),
};
const calls = fn();

const meta = {
  component: StoriedSettings,
  args: { group: 'logo', start: {}, onWrite: fn() },
  beforeEach: () => {
    const { call } = browserApi;
    queryClient().clear();
    calls.mockReset().mockImplementation((key: string, { params }: { params?: { name: string } }) => {
      if (key === 'GET /font') return Promise.resolve([lora]);
      if (key === 'GET /admin/media') return Promise.resolve({ total: 2, items: library, folders: [], tags: [] });
      const found = library.find(({ name }) => name === params?.name);
      return found ? Promise.resolve(found) : Promise.reject(new Error('no such picture'));
    });
    browserApi.call = calls;
    return () => {
      browserApi.call = call;
      queryClient().clear();
    };
  },
} satisfies Meta<typeof StoriedSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const logos = ['LOGO', 'LOGO_FOOTER', 'LOGO_LIGHT_THEME', 'LOGO_FAVICON'];

/** Each logo is chosen in the library and taken away again; what stands there without one is said. */
export const Logos: Story = {
  args: { keys: logos, start: { LOGO_FAVICON: 'favicon' } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Aucune image : le nom du site')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Logo de l’en-tête : médiathèque' }));
    await userEvent.click(await within(await page.findByRole('dialog')).findByRole('button', { name: /^logo/ }));
    await expect(args.onWrite).toHaveBeenLastCalledWith('LOGO', 'logo');
    await expect(await page.findByText('logo · 600 × 200 px')).toBeVisible();
    await expect(page.getByText('Petite image : l’icône sera floue. Donnez au moins 192 × 192 px, ou un SVG.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Icône du site : retirer l’image' }));
    await expect(args.onWrite).toHaveBeenLastCalledWith('LOGO_FAVICON', null);
    await expect(page.getByText('Aucune image : l’icône du navigateur')).toBeVisible();
  },
};

/** A file that is no picture is refused at its field, and nothing is written; a picture that is gone is said to be. */
export const RefusedLogo: Story = {
  args: {
    keys: ['LOGO', 'LOGO_FOOTER'],
    start: { LOGO: 'disparue', LOGO_FOOTER: 'disparue' },
    refusals: { LOGO: 'Cette image n’est plus dans la médiathèque : choisissez-en une autre.' },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getAllByText(/Cette image n’est plus dans la médiathèque/)).toHaveLength(2));
    const file = new File(['x'], 'notes.txt', { type: 'text/plain' });
    await userEvent.upload(page.getByLabelText('Logo de l’en-tête : depuis cet appareil', { selector: 'input' }), file, {
      applyAccept: false,
    });
    await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent('« notes.txt » n’est pas une image'));
    await expect(args.onWrite).not.toHaveBeenCalled();
  },
};

/** A text stands beside its words in each other language, with the same check; what is missing is said, and a name is translated on demand. */
export const Translations: Story = {
  args: {
    group: 'shipping',
    keys: ['SHIPPING_MESSAGE', 'RENTAL_RETURN'],
    start: { SHIPPING_MESSAGE: 'Expédié mardi', RENTAL_RETURN: 'Au retour', 'RENTAL_RETURN@en_US': 'On return' },
    refusals: { 'RENTAL_RETURN@en_US': '5000 caractères au plus.' },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const label = /^Message de livraison en anglais$/;
    await expect(page.getAllByText('Non traduit')).toHaveLength(1);
    await userEvent.type(page.getByRole('textbox', { name: label }), 'S');
    await expect(args.onWrite).toHaveBeenLastCalledWith('SHIPPING_MESSAGE@en_US', 'S');
    await expect(page.queryByText('Non traduit')).not.toBeInTheDocument();
    await userEvent.clear(page.getByRole('textbox', { name: label }));
    await expect(args.onWrite).toHaveBeenLastCalledWith('SHIPPING_MESSAGE@en_US', null);
    const refused = page.getByRole('textbox', { name: /en anglais$/, description: /5000 caractères au plus/ });
    await expect(refused).toHaveValue('On return');
    await expect(refused).toHaveAttribute('lang', 'en-US');
    await expect(refused).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Technical names stand beside the settings only where somebody asks for them. */
export const TechnicalNames: Story = {
  args: { group: 'company', keys: ['COMPANY_NAME'], start: { COMPANY_NAME: 'Marie' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = page.getByRole('button', { name: 'Noms techniques' });
    await expect(page.queryByText('COMPANY_NAME')).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(page.getByText('COMPANY_NAME')).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    // A name seldom differs: its other languages are behind a button.
    await expect(page.queryByRole('textbox', { name: /en anglais$/ })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Langues' }));
    await expect(page.getByRole('textbox', { name: /en anglais$/ })).toBeVisible();
  },
};

/** A chosen font is shown in each weight and style that it has. */
export const FontSpecimen: Story = {
  args: { group: 'typography', keys: ['TITLE_FONT'], start: { TITLE_FONT: 'Lora' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { expanded: false }));
    const specimen = within(await page.findByRole('region', { name: 'Lora, dans chaque graisse' }));
    await expect(specimen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      ...['400', '700', '400 italique', '700 italique'],
    ]);
  },
};
