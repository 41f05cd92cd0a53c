import { and, desc, eq } from 'drizzle-orm';
import { changeStatus } from '#backend/commerce/order/flows/change-status.ts';
import { askReviews } from '#backend/commerce/order-mail/ask-reviews.ts';
import { countRetention } from '#backend/commerce/privacy/flows/apply-retention.ts';
import { auditLog } from '#backend/tables/audit.ts';
import { bookings } from '#backend/tables/booking.ts';
import { submissions } from '#backend/tables/forms.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import type { ParameterKey } from '#schemas/parameters/index.ts';
import type { Answer, OpenShop } from '../commerce/shop.ts';
import type { RuleProof } from './proof.ts';
import { accepted, fill, order } from './shopping.ts';

const nora = { password: 'correct horse battery', firstname: 'Nora', lastname: 'Petit', acceptTerms: true };

let people = 0;
const register = (shop: OpenShop, change: object): Promise<Answer<unknown>> => {
  people += 1;
  return shop.call('POST', '/register', { ...nora, email: `nora${people}@example.test`, ...change });
};

/** Returns the result of a call: "200", or the refused fields and the reasons. */
const refusals = ({ status, data }: Answer<unknown>): unknown => (status === 200 ? '200' : data);

/** The last e-mail of a shop, after one made an account there. */
async function welcome(shop: OpenShop) {
  await register(shop, {});
  const [mail] = await shop.db.select().from(mails).where(eq(mails.idSite, shop.idSite)).orderBy(desc(mails.id)).limit(1);
  if (!mail) throw new Error('no e-mail');
  return mail;
}

const footOf = (html: string) => /<footer>(.*)<\/footer>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '');

/** Company facts that every e-mail ends with, in the order they are told. */
const companyFacts: readonly [ParameterKey, string, string, string][] = [
  [
    'COMPANY_LEGAL_NAME',
    'Penderie SARL',
    'La Penderie · Aizenay · bonjour@penderie.test',
    'Penderie SARL · Aizenay · bonjour@penderie.test',
  ],
  [
    'COMPANY_ADDRESS',
    '3 rue des Lilas',
    'La Penderie · Aizenay · bonjour@penderie.test',
    'La Penderie · 3 rue des Lilas · Aizenay · bonjour@penderie.test',
  ],
  ['COMPANY_POSTAL_CODE', '85190', 'La Penderie · Aizenay · bonjour@penderie.test', 'La Penderie · 85190 Aizenay · bonjour@penderie.test'],
  [
    'COMPANY_PHONE',
    '02 51 00 00 00',
    'La Penderie · Aizenay · bonjour@penderie.test',
    'La Penderie · Aizenay · 02 51 00 00 00 · bonjour@penderie.test',
  ],
];

/** Days ago that an unpaid order and a line of the audit were written, and what a run of the job would take of them. */
async function dueAfter(shop: OpenShop, days: number) {
  await order(shop, await fill(shop, { quantity: 1 }));
  await shop.db.insert(auditLog).values({
    ...{ idSite: shop.idSite, idUser: 1, email: 'desk@example.test', call: 'POST /login', path: '/login', fields: [], bodyHash: '' },
    ...{ status: 200, requestId: 'request', createdAt: shop.now() },
  });
  await shop.db.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.idSite, shop.idSite));
  const { ORDERS_ANONYMISED, AUDIT } = await countRetention(shop.db, shop.idSite, new Date(shop.now().getTime() + days * 86_400_000));
  return { orders: ORDERS_ANONYMISED, audit: AUDIT };
}

export const proofs: readonly RuleProof[] = [
  {
    key: 'RETENTION_YEARS',
    title: 'an order without an account is made anonymous after so many years',
    value: '5',
    see: async (shop) => (await dueAfter(shop, 4 * 366)).orders,
    before: 1,
    after: 0,
  },
  {
    key: 'MESSAGES_RETENTION_YEARS',
    title: 'a message is deleted after so many years',
    value: '5',
    see: async (shop) => {
      const { idSite } = shop;
      const message = { idSite, idForm: null, title: 'Message', answers: [], locale: 'fr_FR', createdAt: shop.now() };
      await shop.db.insert(submissions).values(message);
      return (await countRetention(shop.db, idSite, new Date(shop.now().getTime() + 4 * 366 * 86_400_000))).MESSAGES;
    },
    before: 1,
    after: 0,
  },
  {
    key: 'BOOKINGS_RETENTION_YEARS',
    title: 'an appointment is forgotten after so many years',
    value: '5',
    see: async (shop) => {
      const { idSite } = shop;
      const [startsAt, endsAt] = [shop.now(), new Date(shop.now().getTime() + 3_600_000)];
      const person = { name: 'Zoé Martin', email: 'zoe@example.test', phone: '0612345678', locale: 'fr_FR' };
      const service = { idService: 1, title: 'Essayage', startsAt, endsAt, seats: 1, message: '' };
      await shop.db.insert(bookings).values({ idSite, ...person, ...service, createdAt: shop.now() });
      return (await countRetention(shop.db, idSite, new Date(shop.now().getTime() + 4 * 366 * 86_400_000))).BOOKINGS;
    },
    before: 1,
    after: 0,
  },
  {
    key: 'GUARANTEE_NOTICE_IMAGE',
    title: 'the confirmation of an order shows the official notice of the legal guarantee',
    value: 'https://pictures.example/notice.svg',
    see: async (shop) => {
      const placed = await order(shop, await fill(shop, { quantity: 1 }));
      if (!placed.success) throw new Error(placed.message);
      await shop.pay(placed.data);
      const own = and(eq(mails.idSite, shop.idSite), eq(mails.kind, 'ORDER_CONFIRMED'));
      const [mail] = await shop.db.select().from(mails).where(own);
      return {
        drawing: mail?.html.includes('https://pictures.example/notice.svg'),
        text: mail?.text.includes('Legal guarantee of conformity'),
      };
    },
    before: { drawing: false, text: true },
    after: { drawing: true, text: true },
  },
  {
    key: 'LOG_RETENTION_MONTHS',
    title: 'a line of the audit names nobody after so many months',
    value: '24',
    see: async (shop) => (await dueAfter(shop, 500)).audit,
    before: 1,
    after: 0,
  },
  {
    key: 'ASK_BIRTHDATE_AT_REGISTER',
    title: 'nobody makes an account without a date of birth; a minor may',
    value: 'true',
    see: async (shop) => ({
      without: refusals(await register(shop, {})),
      minor: refusals(await register(shop, { birthdate: '2010-05-01' })),
    }),
    before: { without: '200', minor: '200' },
    after: { without: [{ key: 'birthdate', error: 'Your date of birth is required.' }], minor: '200' },
  },
  {
    key: 'BLOCK_MINORS_FROM_REGISTERING',
    title: 'who is under 18 makes no account, from the 18th birthday on one does',
    value: 'true',
    see: async (shop) => ({
      without: refusals(await register(shop, {})),
      tomorrow: refusals(await register(shop, { birthdate: '2008-11-21' })),
      today: refusals(await register(shop, { birthdate: '2008-11-20' })),
    }),
    before: { without: '200', tomorrow: '200', today: '200' },
    after: {
      without: [{ key: 'birthdate', error: 'Your date of birth is required.' }],
      tomorrow: [{ key: 'birthdate', error: 'You must be of age to create an account.' }],
      today: '200',
    },
  },
  {
    key: 'ALLOW_ONLY_MOBILE_PHONE',
    title: 'a landline is refused at registration and in an order',
    value: 'true',
    see: async (shop) => {
      const basket = await fill(shop, { quantity: 1 });
      const ordered = (phone: string) =>
        order(shop, basket, { user: { email: 'zoe@example.test', firstname: 'Zoé', lastname: 'Martin', phone } });
      return {
        account: refusals(await register(shop, { phone: '02 51 00 00 00' })),
        mobileAccount: refusals(await register(shop, { phone: '+33 6 12 34 56 78' })),
        order: refusals(await ordered('02 51 00 00 00')),
        mobileOrder: (await ordered('06 12 34 56 78')).status,
      };
    },
    before: { account: '200', mobileAccount: '200', order: '200', mobileOrder: 200 },
    after: {
      account: [{ key: 'phone', error: 'A mobile number is required.' }],
      mobileAccount: '200',
      order: [{ key: 'user.phone', error: 'A mobile number is required.' }],
      mobileOrder: 200,
    },
  },
  {
    key: 'SEND_MAIL_AS_NAME',
    title: 'e-mails are from that name, otherwise from the shop’s',
    value: 'Marie',
    see: async (shop) => (await welcome(shop)).fromName,
    before: 'La Penderie',
    after: 'Marie',
  },
  {
    key: 'SEND_MAIL_AS_MAIL',
    title: 'e-mails are from that address, otherwise from the company’s',
    value: 'marie@penderie.test',
    see: async (shop) => (await welcome(shop)).fromAddress,
    before: 'bonjour@penderie.test',
    after: 'marie@penderie.test',
  },
  ...companyFacts.map(
    ([key, value, before, after]): RuleProof => ({
      key,
      value,
      before,
      after,
      title: 'every e-mail ends with it',
      see: async (shop) => footOf((await welcome(shop)).html),
    }),
  ),
  {
    key: 'GOOGLE_REVIEW_URL',
    title: 'the e-mail that asks for a review leads there, otherwise to the order',
    value: 'https://g.page/r/penderie/review',
    with: { ORDER_REVIEW_DELAY: '1' },
    see: async (shop) => {
      const placed = accepted(await order(shop, await fill(shop, { quantity: 1 })));
      await shop.pay(placed);
      for (const type of ['order.preparing', 'order.shipped', 'order.delivered'] as const) {
        const [row] = await shop.db.select().from(orders).where(eq(orders.id, placed.id));
        if (row) await changeStatus(shop.db, row, { type }, shop.at());
      }
      shop.later(24 * 60);
      await askReviews(shop.db, shop.now(), 'http://shop.test');
      const ofOrder = and(eq(mails.idOrder, placed.id), eq(mails.kind, 'REVIEW_ASKED'));
      const [mail] = await shop.db.select().from(mails).where(ofOrder);
      return mail?.text
        .split('\n')
        .find((line) => line.includes(': http'))
        ?.replace(/order=.*/, 'order=…');
    },
    before: 'See my order: http://shop.test/en/order/follow?order=…',
    after: 'Give my opinion: https://g.page/r/penderie/review',
  },
];
