import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type OutgoingMail, sendWaiting } from '#backend/foundation/mail/send-waiting.ts';
import { unsubscribeHeaders } from '#backend/foundation/mail/smtp.ts';
import { newsletterSubscribers } from '#backend/tables/newsletter.ts';
import { parameters } from '#backend/tables/site.ts';
import { openShop, type Shop } from '../commerce/shop.ts';
import { onOneEngine } from '../databases.ts';

onOneEngine('an e-mail that is not about an order', (db) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(db());
    await db().insert(parameters).values({ idSite: shop.idSite, key: 'ENABLE_NEWSLETTER', value: 'true' });
  });

  it('is ended by one request of a mail program, without cookie, sign-in or page', async () => {
    await shop.accept('POST', '/newsletter/subscribe', { email: 'zoe@example.test' });
    const sent: OutgoingMail[] = [];
    const send = async (mail: OutgoingMail) => void sent.push(mail);
    await sendWaiting(db(), { send }, { now: shop.now, idSite: shop.idSite });
    const url = sent[0]?.unsubscribeUrl ?? '';
    expect(url).toMatch(/^http:\/\/shop\.test\/api\/newsletter\/[\w-]{20,60}\/unsubscribe$/);
    expect(unsubscribeHeaders(url)).toEqual({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    // As a mail program sends it: a form, to the address as it is.
    const answer = await shop.app.request(new URL(url).pathname.replace('/api', ''), {
      method: 'POST',
      headers: { idSite: String(shop.idSite), 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    const token = url.split('/').at(-2);
    expect(await shop.call('POST', `/newsletter/${token}/unsubscribe`), 'once more').toMatchObject({ status: 200 });
    expect(await db().select().from(newsletterSubscribers).where(eq(newsletterSubscribers.idSite, shop.idSite))).toEqual([]);
  });
});
