import { desc, eq } from 'drizzle-orm';
import { mails } from '#backend/tables/mail.ts';
import { newsletterSubscribers } from '#backend/tables/newsletter.ts';
import type { SiteInfo } from '#schemas/site.ts';
import type { OpenShop } from '../commerce/shop.ts';
import type { RuleProof } from './proof.ts';

const zoe = { email: 'zoe@example.test', password: 'correct horse battery', firstname: 'Zoé', lastname: 'Martin', acceptTerms: true };

const subscribers = ({ db, idSite }: OpenShop) =>
  db.select({ email: newsletterSubscribers.email }).from(newsletterSubscribers).where(eq(newsletterSubscribers.idSite, idSite));

/** Returns the footer about the shop in the welcome e-mail of a new account. */
async function footOfWelcome(shop: OpenShop): Promise<string> {
  await shop.accept('POST', '/register', zoe);
  const [mail] = await shop.db.select().from(mails).where(eq(mails.idSite, shop.idSite)).orderBy(desc(mails.id)).limit(1);
  return /<footer>(.*)<\/footer>/s.exec(mail?.html ?? '')?.[1]?.replace(/<[^>]+>/g, '') ?? '';
}

/** Returns what the web server reads of how addresses lead to a language and from the root. */
const addressing = (shop: OpenShop) => shop.accept<SiteInfo>('GET', '/site/info');

/** Proofs about what the shop publishes: its newsletter, and the company's fields in what it sends. */
export const proofs: readonly RuleProof[] = [
  {
    key: 'LOCALE_PREFIX',
    title: 'addresses of the own language begin with it too',
    value: 'ALL',
    see: async (shop) => (await addressing(shop)).prefixesDefault,
    before: false,
    after: true,
  },
  {
    key: 'FALLBACK_LANGUAGE',
    title: 'visitors whose languages the site lacks read another than its own',
    value: 'EN',
    see: async (shop) => (await addressing(shop)).fallbackLang ?? null,
    before: null,
    after: 'en',
  },
  {
    key: 'ROOT_PAGE',
    title: 'the root leads to another page',
    value: '/boutique',
    see: async (shop) => (await addressing(shop)).root,
    before: { page: '', status: 302 },
    after: { page: '/boutique', status: 302 },
  },
  {
    key: 'ROOT_REDIRECT_STATUS',
    title: 'the root redirects for ever',
    value: '301',
    with: { ROOT_PAGE: '/boutique' },
    see: async (shop) => (await addressing(shop)).root,
    before: { page: '/boutique', status: 302 },
    after: { page: '/boutique', status: 301 },
  },
  {
    key: 'ENABLE_NEWSLETTER',
    title: 'an address can subscribe',
    value: 'true',
    see: async (shop) => {
      const { status, message } = await shop.call('POST', '/newsletter/subscribe', { email: 'Zoe@Example.test' });
      return { status, message, kept: await subscribers(shop) };
    },
    before: { status: 403, message: 'This site has no newsletter.', kept: [] },
    after: { status: 200, message: 'Thank you! An e-mail is on its way for you to confirm.', kept: [{ email: 'zoe@example.test' }] },
  },
  {
    key: 'ENABLE_NEWSLETTER',
    title: 'an account that asks for it subscribes',
    value: 'true',
    see: async (shop) => {
      await shop.accept('POST', '/register', { ...zoe, newsletter: true });
      return subscribers(shop);
    },
    before: [],
    after: [{ email: 'zoe@example.test' }],
  },
  {
    key: 'COMPANY_MOBILE',
    title: 'stands at the end of e-mails',
    value: '06 39 98 00 11',
    see: footOfWelcome,
    before: 'La Penderie · Aizenay · bonjour@penderie.test',
    after: 'La Penderie · Aizenay · 06 39 98 00 11 · bonjour@penderie.test',
  },
  {
    key: 'COMPANY_FAX',
    title: 'stands at the end of e-mails',
    value: '02 61 91 00 12',
    see: footOfWelcome,
    before: 'La Penderie · Aizenay · bonjour@penderie.test',
    after: 'La Penderie · Aizenay · Fax 02 61 91 00 12 · bonjour@penderie.test',
  },
];
