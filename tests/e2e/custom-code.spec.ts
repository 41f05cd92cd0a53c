import { expect, preview, previewAddress, test } from './preview.ts';

test.beforeEach(({ page, adminCookies }) => page.context().addCookies(adminCookies));

test('scripts run, each once: in elements, in the HTML at the end, and once more after no link', async ({ page, origin }) => {
  await preview(page, origin, '/', {
    SCRIPT_TO_LOAD: '<p>dropped</p><script>window.runs = ["head"]</script>',
    AFTER_BODY_HTML_TO_LOAD: '</div></body><p>Ajouté à la fin</p><script>window.runs.push("end")</script>',
  });
  await expect(page.getByText('Ajouté à la fin')).toBeVisible();
  await expect(page.getByText('dropped')).toHaveCount(0);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/sale-terms"], a[href="/sale-terms"]')?.click());
  await expect(page).toHaveURL(/\/sale-terms\?preview=/);
  expect(await page.evaluate('window.runs')).toEqual(['head', 'end']);
});

test('a script of an origin that is not listed is refused, and so is an attribute that runs code', async ({ page, guard, origin }) => {
  guard.allowConsole(/Content Security Policy|foreign request: https:\/\/cdn\.example\.net/);
  await preview(page, origin, '/', {
    SCRIPT_TO_LOAD: '<script src="https://cdn.example.net/a.js"></script><script>window.isListed = true</script>',
    AFTER_BODY_HTML_TO_LOAD: '<img alt="" src="data:," onerror="window.hasRun = true">',
    SCRIPT_ALLOWED_ORIGINS: 'https://cdn.example.org',
  });
  expect(await page.evaluate('[window.isListed, window.hasRun]')).toEqual([true, undefined]);
});

test('a script of a listed origin runs', async ({ page, guard, origin }) => {
  guard.allowConsole(/foreign request: https:\/\/cdn\.example\.org/);
  await page.route('https://cdn.example.org/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.hasRun = true' }),
  );
  await preview(page, origin, '/', {
    SCRIPT_TO_LOAD: '<script src="https://cdn.example.org/a.js"></script>',
    SCRIPT_ALLOWED_ORIGINS: 'https://cdn.example.org',
  });
  expect(await page.evaluate('window.hasRun')).toBe(true);
});

test('texts that would end their element are inert', async ({ page, origin }) => {
  await preview(page, origin, '/', {
    GLOBAL_CSS: 'main{outline:3px solid}</</style><script>window.hasRun = true</script>',
    SCRIPT_TO_LOAD: 'window.text = "</script><script>window.hasRun = true</script>"',
    AFTER_BODY_HTML_TO_LOAD: '</div></div></body></html><textarea hidden aria-label="x"><script>window.hasRun = true</script>',
  });
  expect(await page.evaluate('[window.text, window.hasRun]')).toEqual(['</script><script>window.hasRun = true</script>', undefined]);
  expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).outlineStyle)).toBe('solid');
});

test('a site that its own code has broken is mended by ?safe=1, from link to link', async ({ page, origin }) => {
  const address = await previewAddress(page, origin, '/', {
    GLOBAL_CSS: 'body{display:none}',
    SCRIPT_TO_LOAD: 'window.hasRun = true',
    AFTER_BODY_HTML_TO_LOAD: '<p>Ajouté à la fin</p>',
  });
  await page.goto(address);
  await expect(page.locator('body')).toBeHidden();
  await page.goto(`${address}&safe=1`);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('Ajouté à la fin')).toHaveCount(0);
  expect(await page.evaluate('window.hasRun')).toBeUndefined();

  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/sale-terms"]')?.click());
  await expect(page).toHaveURL(/\/sale-terms\?preview=.*&safe=1/);
  await expect(page.getByRole('main')).toBeVisible();
});

test('no script runs in a frame, where the admin panel would be above it', async ({ page, origin }) => {
  const address = await previewAddress(page, origin, '/', {
    GLOBAL_CSS: 'main{outline:3px solid}',
    SCRIPT_TO_LOAD: 'window.hasRun = true',
    AFTER_BODY_HTML_TO_LOAD: '<p>Ajouté à la fin</p><script>window.hasRun = true</script>',
  });
  await page.goto('/a-propos');
  await page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src, title: 'Aperçu' })), address);
  const frame = page.frameLocator('iframe[title="Aperçu"]');
  await expect(frame.getByText('Ajouté à la fin')).toBeAttached();
  expect(await frame.getByRole('main').evaluate((main) => [getComputedStyle(main).outlineStyle, 'hasRun' in window])).toEqual([
    'solid',
    false,
  ]);
});

test('the panel has no added code, and sends to sign in without it', async ({ page, guard, origin }) => {
  guard.allowConsole(/status of 401/);
  // After signing out, the browser requests its former cart once more, and then forgets it.
  guard.allowConsole(/status of 404 .*\/api\/cart\//);
  const address = await previewAddress(page, origin, '/admin/orders', {
    SCRIPT_TO_LOAD: 'window.hasRun = true',
    GLOBAL_CSS: 'body{display:none}',
  });
  const response = await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate('window.hasRun')).toBeUndefined();
  expect(response?.headers()['content-security-policy']).toContain("frame-src 'self';");
  await page.context().clearCookies();
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/auth\?safe=1&next=%2Fadmin/);
});
