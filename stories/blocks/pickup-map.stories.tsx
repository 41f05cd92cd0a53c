import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { renditionUrl } from '#domain/addresses.ts';
import conf from '#registry/checkout/pickup-map/conf.schema.json';
import { code } from '#registry/checkout/pickup-map/index.ts';
import { PickupMap } from '#registry/checkout/pickup-map/pickup-map.tsx';
import { RelayPicker } from '#registry/checkout/relays/relay-picker.tsx';
import type { Call } from '#renderer/types.ts';
import { blockStory } from '../samples/block-story.tsx';
import { picture } from '../samples/pictures.ts';
import { relayPoints } from '../samples/shop.ts';

const ignore = () => undefined;
/** A ground of the stories' own: none is asked for. */
const tiles = { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=', attribution: '' };
const search = { postalCode: '85190', locating: 'idle' as const, onSearch: fn(), onAround: ignore };
const meta = {
  component: RelayPicker,
  args: { found: { status: 'ready', points: relayPoints, retry: ignore }, search, chosen: null, onChoose: ignore, beside: true, tiles },
} satisfies Meta<typeof RelayPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another postal code is searched for with Enter, which sends no form around it. */
export const ListAndMap: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('textbox', { name: 'Code postal' });
    await userEvent.clear(field);
    await userEvent.type(field, '44000{Enter}');
    await expect(search.onSearch).toHaveBeenCalledWith('44000');
  },
};
/** The ground of the map comes from another host: nothing is asked of it before a yes, and the list says it all. */
export const BeforeConsent: Story = {
  args: { tiles: { url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', attribution: '© OpenStreetMap' } },
};
const [point, ...others] = relayPoints;
const ownIcon = renditionUrl(picture(0)?.url ?? '', 160, 'webp');
/** A point with a picture of this site is marked by it, the others by their numbers; a picture from elsewhere is not asked for. */
export const OwnIcons: Story = {
  args: {
    found: {
      status: 'ready',
      points: [
        ...(point ? [{ ...point, icon: ownIcon }] : []),
        ...others.map((other) => ({ ...other, icon: 'https://elsewhere.example/pin.png' })),
      ],
      retry: ignore,
    },
    chosen: point ?? null,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [own, ...rest] = await page.findAllByRole('button', { name: /^\d+\. |^Point \d+/ });
    await expect(own?.querySelector('img')).toHaveAttribute('src', ownIcon);
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    for (const [index, pin] of rest.entries()) {
      await expect(pin.querySelector('img')).toBeNull();
      await expect(pin.querySelector('text')).toHaveTextContent(String(index + 2));
    }
  },
};
export const ListAlone: Story = { args: { showMap: false } };
export const Chosen: Story = { args: { chosen: relayPoints[1] ?? null } };
export const Locating: Story = { args: { search: { ...search, locating: 'busy' } } };
export const NotLocated: Story = { args: { search: { ...search, locating: 'failed' } } };
export const Nothing: Story = { args: { found: { status: 'ready', points: [], retry: ignore } } };
export const Loading: Story = { args: { found: { status: 'loading', points: [], retry: ignore } } };
export const Failed: Story = { args: { found: { status: 'error', points: [], retry: ignore } } };

const block = { code, Component: PickupMap, conf };
const answers: Record<string, unknown> = { 'GET /countries': [{ id: 250 }], 'POST /relay/access-points': relayPoints };
/** The points near the block's postal code stand in the page. */
export const AsConfigured = blockStory(block, 0, { context: { call: (async (key: string) => answers[key]) as Call } });
/** Without one there is nothing to begin with. */
export const AsConfiguredToo = blockStory(block, 1);
