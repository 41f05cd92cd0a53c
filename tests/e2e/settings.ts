import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test as signedIn } from './preview.ts';

/** Keys that these tests save; no other test looks at them. They are put back as they were after each test. */
const keysSaved = ['SUBMENU_WIDTH', 'CREATED_BY_MESSAGE', 'CREATED_BY_MESSAGE@en_US', 'COMPANY_FAX'] as const;

type Values = Record<string, string | null>;

/** The settings through the API, as another admin would use it. */
export type Elsewhere = {
  read: () => Promise<{ version: number; values: Record<string, string> }>;
  save: (values: Values) => Promise<void>;
};

/** An admin on the settings screen; what a test saved is undone after it. */
export const test = signedIn.extend<{ elsewhere: Elsewhere; settings: Page }>({
  elsewhere: async ({ page, origin, adminCookies }, use) => {
    await page.context().addCookies(adminCookies);
    const headers = { origin };
    // A connection that was idle may be closed by the server just as it is used again.
    const read: Elsewhere['read'] = async () => (await (await page.request.get('/api/admin/parameter', { maxRetries: 2 })).json()).data;
    const save: Elsewhere['save'] = async (values) => {
      const { version } = await read();
      const answer = await page.request.put('/api/admin/parameter', { headers, data: { version, values } });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    const before = (await read()).values;
    await use({ read, save });
    await save(Object.fromEntries(keysSaved.map((key) => [key, before[key] ?? null])));
  },
  settings: async ({ page, elsewhere: _ }, use) => {
    await page.goto('/admin/parameters');
    await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeVisible();
    await use(page);
  },
});

export { expect };

/** The page on show in the preview. */
export const previewed = (page: Page): FrameLocator => page.frameLocator('iframe[data-coming="false"]');

/** The body of that page once it has come: the frame's empty first document has one too. */
export const previewedBody = (page: Page): Locator => previewed(page).locator('body:has(#contenu)');

export const openGroup = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Groupes de réglages' }).getByRole('button', { name }).click();

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true });

export const unsaved = (page: Page) => page.getByText(/modifications? non enregistrées?|Tout est enregistré/);
