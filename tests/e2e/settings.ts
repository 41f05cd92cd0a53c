import { expect, type FrameLocator, type Page } from '@playwright/test';
import { test as guarded } from './fixtures.ts';

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];

/** Keys that these tests save; no other test looks at them. They are put back as they were after each test. */
const keysSaved = ['SUBMENU_WIDTH', 'CREATED_BY_MESSAGE', 'COMPANY_FAX'] as const;

type Values = Record<string, string | null>;

/** The settings through the API, as another admin would use it. */
export type Elsewhere = {
  read: () => Promise<{ version: number; values: Record<string, string> }>;
  save: (values: Values) => Promise<void>;
};

/** An admin who is signed in once a worker, on the settings screen; what a test saved is undone after it. */
export const test = guarded.extend<{ elsewhere: Elsewhere; settings: Page }, { adminCookies: Cookies }>({
  adminCookies: [
    async ({ playwright }, use, { project }) => {
      const baseURL = project.use.baseURL ?? '';
      const request = await playwright.request.newContext({ baseURL });
      const data = { email: 'admin@example.com', password: 'only-for-the-tests' };
      expect((await request.post('/api/login', { data, headers: { origin: baseURL } })).ok(), 'the admin signs in').toBe(true);
      await use((await request.storageState()).cookies);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  elsewhere: async ({ page, baseURL = '', adminCookies }, use) => {
    await page.context().addCookies(adminCookies);
    const headers = { origin: baseURL };
    const read: Elsewhere['read'] = async () => (await (await page.request.get('/api/admin/parameter')).json()).data;
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

export const openGroup = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Groupes de réglages' }).getByRole('button', { name }).click();

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true });

export const unsaved = (page: Page) => page.getByText(/modifications? non enregistrées?|Tout est enregistré/);
