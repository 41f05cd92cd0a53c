import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerConsent } from '#client/consent.ts';
import conf from '#registry/content/map/conf.schema.json';
import { code, loadMap } from '#registry/content/map/index.ts';
import { MapBlock } from '#registry/content/map/map.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { forgetConsent } from '../samples/consent.ts';
import { localTiles } from '../samples/local-tiles.ts';

export default { component: MapBlock, beforeEach: forgetConsent };

const block = { code, Component: MapBlock, conf };
/** The block with tiles of the stories' own, asked for as if they were OpenStreetMap's. */
const drawn = {
  ...block,
  code: {
    ...code,
    load: async (...given: Parameters<typeof loadMap>) => ({ ...(await loadMap(...given)), tiles: localTiles }),
  },
};
const blocked = {
  ...block,
  code: {
    ...code,
    load: async (...given: Parameters<typeof loadMap>) => ({
      ...(await loadMap(...given)),
      tiles: { ...localTiles, url: '/no-such-tiles/{z}/{x}/{y}.png' },
    }),
  },
};

/** Nothing is asked of OpenStreetMap before a yes. */
export const AskedFirst = {
  ...blockStory(block),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Afficher une fois' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Itinéraire vers/ })).toHaveLength(3);
    await expect(canvasElement.querySelector('.leaflet-tile')).toBeNull();
  },
};

/** Pins can be reached and pressed by keyboard, and choose their place in the list. */
export const Shown = {
  ...blockStory(drawn),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const pin = await canvas.findByRole('button', { name: '2. Marché de La Roche-sur-Yon' });
    pin.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'));
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Montrer Dépôt de Challans sur la carte' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '3. Dépôt de Challans' })).toHaveAttribute('aria-pressed', 'true'));
    await expect(pin).toHaveAttribute('aria-pressed', 'false');
  },
};

export const CompanyAddress = blockStory(drawn, 1, { values: { COMPANY_LATITUDE: '46.7397', COMPANY_LONGITUDE: '-1.6076' } });
export const WithoutPosition = blockStory(block, 1, { values: { COMPANY_LATITUDE: '', COMPANY_LONGITUDE: '' } });

/** A host that does not answer costs the ground only. */
export const TilesBlocked = {
  ...blockStory(blocked),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/Le fond de carte ne répond pas/);
    await expect(canvas.getByText('Place du Marché')).toBeVisible();
  },
};

/** A permanent consent to maps is not requested again, and can be withdrawn. */
export const AllowedForGood = {
  ...blockStory(block),
  args: { ...blockStory(block).args, tileUrl: 'https://tiles.invalid/{z}/{x}/{y}.png', attribution: 'Essai' },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/tiles\.invalid/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Toujours afficher' }));
    await canvas.findByRole('region', { name: 'Carte : Où nous trouver' });
    answerConsent({ maps: false });
    await canvas.findByRole('button', { name: 'Toujours afficher' });
  },
};
