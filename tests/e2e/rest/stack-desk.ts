import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Stack } from '../../../scripts/launch/stack.ts';

/** A window of the panel on a stack of its own, whose administrator has signed in. */
export async function openDesk(browser: Browser, stack: Stack, options: BrowserContextOptions = {}): Promise<Page> {
  const url = stack.origins[0] ?? '';
  const context = await browser.newContext({ baseURL: url, locale: 'fr-FR', viewport: { width: 1440, height: 900 }, ...options });
  await context.addCookies(
    stack.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/);
      return { name, value, url };
    }),
  );
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}
