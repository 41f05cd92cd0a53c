import type { Page } from '@playwright/test';
import { orderPaid } from '../cart-at-hand.ts';
import { calendarOf, rentFromFirstDay } from '../rental-calendar.ts';
import { expect, test } from '../settings.ts';
import { chooseCollect, giveAddress, giveContact, openCart, type Person, person, pointer } from '../shopper.ts';

// A rental of a guest from its sheet to its withdrawal: notice of the guarantee, express request, e-mails, and the shop's list.

/** Reads a screen by axe, looks for a bar to scroll sideways, and stores its picture. */
async function record(page: Page, guard: { expectAccessible: (page: Page) => Promise<void> }, name: string): Promise<void> {
  await guard.expectAccessible(page);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);
  expect(isWide, `${name} scrolls sideways`).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: `test-results/law-${name}.${page.viewportSize()?.width}.png`, fullPage: true });
}

type Mail = { to: string; subject: string; html: string; text: string };

/** Finds an e-mail of the outbox by its reader and subject. */
async function findMail(desk: Page, to: string, subject: RegExp): Promise<Mail> {
  const found: Mail[] = [];
  await expect(async () => {
    const { data } = (await (await desk.request.get('/api/admin/mail')).json()) as { data: { mails: Mail[] } };
    found.push(...data.mails.filter((mail) => mail.to === to && subject.test(mail.subject)));
    expect(found).not.toEqual([]);
  }).toPass({ timeout: 10_000 });
  const [mail] = found;
  if (!mail) throw new Error(`no e-mail ${subject}`);
  return mail;
}

/** Stores the picture of an e-mail as its reader sees it. */
async function recordMail(page: Page, { html }: Mail, name: string): Promise<void> {
  const reader = await page.context().newPage();
  await reader.setContent(html);
  await reader.screenshot({ path: `test-results/law-${name}.${page.viewportSize()?.width}.png`, fullPage: true });
  await reader.close();
}

/** Rents the nth dress from its first free day on, up to the payment step. */
async function rent(page: Page, nth: number, who: Person): Promise<void> {
  await page.goto('/nos-vetements/robes-occasion-location?offer=RENTAL');
  await page.getByRole('list', { name: 'Produits' }).getByRole('link').nth(nth).click();
  await calendarOf(page);
  await rentFromFirstDay(page);
  await openCart(page, pointer);
  await page.getByRole('button', { name: 'Passer commande' }).click();
  await giveContact(page, pointer, who);
  await giveAddress(page, pointer);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  await chooseCollect(page, pointer);
  await page.getByRole('button', { name: 'Passer au paiement' }).click();
}

[390, 1440].forEach((width, at) => {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a rental within two weeks is ordered with an express request, and withdrawn from by its page and e-mail', async ({
      browser,
      baseURL,
      page: desk,
      guard,
      elsewhere: _,
    }) => {
      const who = person('Garance');
      const guest = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-FR', viewport: { width, height: 900 } });
      const page = await guest.newPage();
      await rent(page, 3 + at, who);
      const order = page.getByRole('button', { name: 'Commander avec obligation de paiement' });
      await expect(page.getByText(/garantie légale de conformité/i).first()).toBeVisible();
      await page.getByRole('checkbox', { name: /conditions générales de vente/ }).check();
      await order.click();
      const request = page.getByRole('checkbox', { name: /commence avant la fin|expressément/ });
      await expect(request).toHaveAttribute('aria-invalid', 'true');
      await record(page, guard, 'checkout');
      await request.check();
      await order.click();
      await page.getByRole('button', { name: 'Accepter le paiement' }).click();
      await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();
      await record(page, guard, 'order-success');
      const confirmation = await findMail(desk, who.email, /confirmée/);
      for (const told of ['Renoncer au contrat ici', 'commence avant la fin de ce délai']) expect(confirmation.text, told).toContain(told);
      await recordMail(page, confirmation, 'mail-confirmation');
      const link = /https?:\/\/[^"\s]+(\/withdrawal\?[^"\s]+)/.exec(confirmation.html.replaceAll('&amp;', '&'))?.[1];
      await page.goto(link ?? '');
      await expect(page.getByLabel('Adresse e-mail pour l’accusé de réception')).toHaveValue(who.email);
      await page.getByRole('button', { name: 'Continuer' }).click();
      await record(page, guard, 'withdrawal-rental');
      await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
      await expect(page.getByText('Votre rétractation est enregistrée')).toBeVisible();
      await recordMail(page, await findMail(desk, who.email, /rétractation/i), 'mail-receipt');
      await guest.close();
      await desk.goto('/admin/withdrawals');
      await record(desk, guard, 'withdrawals-rental');
    });

    test('the confirmation of goods shows the notice of the legal guarantee and the way to withdraw', async ({
      page,
      elsewhere: _,
      baseURL,
    }) => {
      const who = person('Lison');
      await orderPaid(page, baseURL ?? '', who);
      const mail = await findMail(page, who.email, /confirmée/);
      for (const told of ['Renoncer au contrat ici', 'Garantie légale de conformité', 'europa.eu/youreurope/garanties'])
        expect(mail.text, told).toContain(told);
      await recordMail(page, mail, 'mail-goods');
    });
  });
});
