import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Palette } from '#admin/page-editor/palette/palette.tsx';
import type { Editor } from '#admin/page-editor/use-editor.ts';
import { browserApi } from '#client/browser-api.ts';
import { queryClient } from '#client/query-client.ts';
import { SiteProvider } from '#client/site.tsx';
import { sampleSite } from '../../.storybook/sample-site.ts';

const block = { schema: { title: 'Citation', description: 'Une phrase.', 'x-category': 'text' } };
const editor = {
  ...{ blocks: { quote: block }, located: null, selection: null, document: { format: 1, layouts: [] } },
  run: () => undefined,
} as unknown as Editor;
const removal = 'DELETE /admin/template/{id}';
const saved = [{ id: 1, name: 'Ouverture', layouts: [] }];
const calls = fn();

/** The blocks of the page editor, in a column as narrow as its own, with one saved section. */
const meta = {
  component: Palette,
  args: { editor, at: null, onInserted: fn() },
  decorators: [
    (Story) => (
      <SiteProvider value={sampleSite('fr')}>
        <div style={{ width: '15rem' }}>
          <Story />
        </div>
      </SiteProvider>
    ),
  ],
  beforeEach: () => {
    const { call } = browserApi;
    queryClient().clear();
    calls.mockReset().mockImplementation((key: string) => {
      if (key === 'GET /admin/template') return Promise.resolve(calls.mock.calls.some(([made]) => made === removal) ? [] : saved);
      if (key === removal) return Promise.resolve(null);
      return Promise.resolve(key === 'GET /admin/component' ? [] : { total: 0, items: [] });
    });
    browserApi.call = calls;
    return () => {
      browserApi.call = call;
      queryClient().clear();
    };
  },
} satisfies Meta<typeof Palette>;
export default meta;

/** The button that deletes a saved section lies under nothing, so that it can be pressed, asks first, and leaves the focus in the palette. */
export const Deleting: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = await page.findByRole('button', { name: 'Supprimer la section enregistrée : Ouverture' });
    const { left, right, bottom } = button.getBoundingClientRect();
    const heading = page.getByRole('heading', { name: 'Texte' });
    await expect(bottom).toBeLessThanOrEqual(heading.getBoundingClientRect().top);
    await expect(document.elementFromPoint((left + right) / 2, bottom - 4)).toBe(button);
    await userEvent.click(button);
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await expect(calls).toHaveBeenCalledWith(removal, { params: { id: 1 } });
    await waitFor(() => expect(page.getByRole('searchbox')).toHaveFocus());
  },
};
