import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applyRetention } from '#backend/commerce/privacy/index.ts';
import { importSite } from '#backend/operations/archive/import/import.ts';
import { elements, registrations } from '#backend/tables/events.ts';
import { mails } from '#backend/tables/mail.ts';
import type { Element, ElementList, Registered } from '#schemas/element.ts';
import { onOneEngine } from '../databases.ts';
import { openSite } from './open-site.ts';
import { type SmallSite, writeSite } from './small-site.ts';

const day = 86_400_000;
/** A moment so many days from now, to the second. */
const inDays = (days: number): string => new Date(Math.floor(Date.now() / 1000) * 1000 + days * day).toISOString();

const event = (slug: string, startsAt: string, facts: object = {}, change: object = {}) => ({
  ...{
    route: 'evenements',
    slug,
    title: `Atelier ${slug}`,
    excerpt: 'En bref ; venez, à deux.',
    html: '<p onclick="x()">Texte</p><script>x</script>',
  },
  event: { startsAt, place: 'À la boutique', price: 1800, seats: 10, ...facts },
  translations: { en_US: { title: `Workshop ${slug}`, place: 'In the shop', html: '<p>Text</p><script>x</script>' } },
  ...change,
});
const logo = (slug: string) => ({
  route: 'logo-footer',
  slug,
  title: slug,
  pictures: [{ name: 'robe', alt: `Logo ${slug}` }],
  link: 'https://example.test/',
});
const withElements =
  (...list: object[]) =>
  (files: SmallSite): void => {
    Object.assign(files, { 'elements.json': list });
    Object.assign(files['parameters.json'], { COMPANY_EMAIL: 'shop@example.test' });
  };
const person = (n: number | string, change: object = {}) => ({ name: `Personne ${n}`, email: `p${n}@example.test`, ...change });
/** Each comes from a place of its own. */
const from = (n: number) => ({ 'x-forwarded-for': `10.1.${Math.floor(n / 200)}.${(n % 200) + 1}` });

onOneEngine('elements', (db) => {
  const slugs = (list: ElementList) => list.elements.map(({ slug }) => slug);
  async function openEvent(facts: object = {}, startsAt = inDays(5)) {
    const site = await openSite(db(), withElements(event('pliage', startsAt, facts)));
    const [found] = (await site.get<ElementList>('/element/evenements')).elements;
    const id = found?.id ?? 0;
    const register = (body: object, headers: Record<string, string> = {}) =>
      site.call<Registered>('POST', `/element/evenements/${id}/register`, body, headers);
    const read = () => site.get<Element>(`/element/evenements/${id}`);
    const mailsOf = (kind: 'EVENT_REGISTERED' | 'EVENT_NOTICE') =>
      db()
        .select()
        .from(mails)
        .where(and(eq(mails.idSite, site.idSite), eq(mails.kind, kind)))
        .orderBy(mails.id);
    return { ...site, id, register, read, mailsOf };
  }

  it('lists the elements of a route in their order, a page of 24 unless asked otherwise, with a total', async () => {
    const partners = Array.from({ length: 30 }, (_, n) => logo(`partenaire-${n + 1}`));
    const { get } = await openSite(db(), withElements(event('pliage', inDays(5)), ...partners));
    const first = await get<ElementList>('/element/logo-footer');
    expect({ total: first.total, length: first.elements.length }).toEqual({ total: 30, length: 24 });
    expect(first.elements[0]).toMatchObject({ slug: 'partenaire-1', event: null, pictures: [{ name: 'robe', alt: 'Logo partenaire-1' }] });
    expect((await get<ElementList>('/element/logo-footer?page=1&nbItem=100')).elements).toHaveLength(30);
    expect(slugs(await get<ElementList>('/element/logo-footer?page=2'))).toEqual(partners.slice(24).map(({ slug }) => slug));
    expect(await get<ElementList>('/element/link-footer')).toEqual({ total: 0, elements: [] });
  });

  it('parts events to come from those that are over, by their day', async () => {
    const list = [
      event('plus-tard', inDays(9)),
      event('finie', inDays(-3), { endsAt: inDays(-2) }),
      event('en-cours', inDays(-1), { endsAt: inDays(1) }),
      event('ancienne', inDays(-9)),
    ];
    const { get, call } = await openSite(db(), withElements(...list));
    expect(slugs(await get<ElementList>('/element/evenements?when=upcoming&orderBy=date'))).toEqual(['en-cours', 'plus-tard']);
    expect(slugs(await get<ElementList>('/element/evenements?when=past&orderBy=-date'))).toEqual(['finie', 'ancienne']);
    expect(await call('GET', '/element/evenements?orderBy=html')).toMatchObject({ status: 422, data: [{ key: 'orderBy' }] });
  });

  it('answers an event in the language asked for, without scripts, and 404 for what is not there', async () => {
    const { get, call, id } = await openEvent();
    expect(await get<Element>(`/element/evenements/${id}`)).toMatchObject({
      title: 'Atelier pliage',
      html: '<p>Texte</p>',
      event: { place: 'À la boutique', price: 1800, seats: 10, booked: 0 },
    });
    expect(await get<Element>(`/element/evenements/${id}`, { userLang: 'en_US' })).toMatchObject({
      title: 'Workshop pliage',
      html: '<p>Text</p>',
      excerpt: 'En bref ; venez, à deux.',
      event: { place: 'In the shop' },
    });
    expect(await call('GET', `/element/logo-footer/${id}`)).toMatchObject({ status: 404 });
    expect(await call('GET', '/element/evenements/2147483647')).toMatchObject({ status: 404 });
    expect(await call('GET', '/element/Evenements')).toMatchObject({ status: 422 });
  });

  it('gives an event as a calendar file in UTC', async () => {
    const startsAt = '2027-01-23T13:00:00Z';
    const { app, id } = await openEvent({ endsAt: '2027-01-23T16:00:00Z' }, startsAt);
    const answer = await app.request(`/element/evenements/${id}/calendar.ics?lang=en_US`);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    const file = await answer.text();
    expect(file.split('\r\n')).toEqual(
      expect.arrayContaining([
        ...['BEGIN:VCALENDAR', 'DTSTART:20270123T130000Z', 'DTEND:20270123T160000Z', 'SUMMARY:Workshop pliage', 'LOCATION:In the shop'],
        ...['DESCRIPTION:En bref \\; venez\\, à deux.', `UID:event-${id}@shop.test`],
      ]),
    );
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect((await app.request('/element/evenements/x/calendar.ics')).status).toBe(404);
  });

  it('registers a person: places are taken, she gets an e-mail in her language and the shop a notice in its own', async () => {
    const { register, read, mailsOf } = await openEvent();
    const body = { ...person('marie', { email: ' PMarie@Example.test ', seats: 2, phone: '06 12 34 56 78' }) };
    expect(await register({ ...body, phone: '12 34 56 78' })).toMatchObject({ status: 422, data: [{ key: 'phone' }] });
    expect(await register(body, { userLang: 'en_US' })).toMatchObject({ status: 200, data: { seats: 2, seatsLeft: 8 } });
    expect((await read()).event).toMatchObject({ seats: 10, booked: 2 });
    const [confirmation] = await mailsOf('EVENT_REGISTERED');
    expect(confirmation).toMatchObject({ to: 'pmarie@example.test', subject: 'Your registration: Workshop pliage' });
    const [notice] = await mailsOf('EVENT_NOTICE');
    expect(notice).toMatchObject({ to: 'shop@example.test', subject: 'Inscription : Atelier pliage (2/10)' });
    expect(notice?.text).toContain('06 12 34 56 78');
  });

  it('takes no more places when the same person asks the same again, and refuses her another number', async () => {
    const { register, read, mailsOf } = await openEvent();
    const answers = await Promise.all([1, 2, 3].map(() => register(person(1, { seats: 2 }))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read()).event?.booked).toBe(2);
    expect(await mailsOf('EVENT_REGISTERED')).toHaveLength(1);
    expect(await register(person(1, { seats: 3 }))).toMatchObject({ status: 422, data: [{ key: 'email' }] });
    expect((await read()).event?.booked).toBe(2);
  });

  it('never gives more places than there are: of fifty who ask at once for ten, ten come', async () => {
    const { register, read, idSite, id } = await openEvent();
    const asked = Array.from({ length: 50 }, (_, n) => register(person(n), from(n)));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(40);
    expect((await read()).event).toMatchObject({ seats: 10, booked: 10 });
    const rows = await db()
      .select()
      .from(registrations)
      .where(and(eq(registrations.idSite, idSite), eq(registrations.idElement, id)));
    expect(rows).toHaveLength(10);
  });

  it('refuses what the table itself would count wrong', async () => {
    const { id } = await openEvent();
    await expect(db().update(elements).set({ booked: 11 }).where(eq(elements.id, id))).rejects.toThrow();
  });

  it('says how many places are left, when an event is full, over, or takes no registrations', async () => {
    const { register, later } = await openEvent({ seats: 3 });
    await register(person(1, { seats: 2 }));
    expect(await register(person(2, { seats: 2 }))).toMatchObject({
      status: 422,
      data: [{ key: 'seats', error: 'Il ne reste que 1 place(s).' }],
    });
    await register(person(2));
    expect(await register(person(3))).toMatchObject({ status: 409, message: 'Cet événement est complet.' });
    later(6 * 86_400);
    expect(await register(person(4))).toMatchObject({ status: 409, message: 'Cet événement a déjà eu lieu.' });
    const free = await openEvent({ seats: null });
    expect(await free.register(person(1))).toMatchObject({ status: 409 });
  });

  it('refuses what is no person, takes nothing from a program, and stops who asks too often', async () => {
    const { register, read } = await openEvent();
    expect(await register({ name: '', email: 'marie@', seats: 0 })).toMatchObject({
      status: 422,
      data: [{ key: 'name' }, { key: 'email' }, { key: 'seats' }],
    });
    expect(await register(person(9, { website: 'http://spam.test' }))).toMatchObject({ status: 200 });
    expect((await read()).event?.booked).toBe(0);
    const tries = [];
    for (let n = 0; n < 6; n++) tries.push((await register(person(1, { seats: n + 1 }))).status);
    expect(tries).toEqual([200, 422, 422, 422, 422, 429]);
  });

  it('keeps ids and registrations when a site is imported again, and never fewer places than are taken', async () => {
    const { register, get, idSite, mediaStore, id } = await openEvent();
    await register(person(1, { seats: 4 }));
    const fewer = writeSite(idSite, withElements(event('pliage', inDays(5), { seats: 2 }, { title: 'Autre titre' })));
    await importSite({ db: db(), mediaStore, folder: fewer, idSite, force: true });
    expect((await get<ElementList>('/element/evenements')).elements).toMatchObject([
      { id, title: 'Autre titre', event: { seats: 4, booked: 4 } },
    ]);
    await importSite({ db: db(), mediaStore, folder: writeSite(idSite, withElements()), idSite, force: true });
    expect((await get<ElementList>('/element/evenements')).total).toBe(0);
    expect(await db().select().from(registrations).where(eq(registrations.idSite, idSite))).toHaveLength(1);
  });

  it('forgets who registered after three years', async () => {
    const { register, idSite, later, now } = await openEvent();
    await register(person(1));
    const count = async () => (await db().select().from(registrations).where(eq(registrations.idSite, idSite))).length;
    later(3 * 365 * 86_400 - 86_400);
    await applyRetention(db(), now());
    expect(await count()).toBe(1);
    later(3 * 86_400);
    await applyRetention(db(), now());
    expect(await count()).toBe(0);
  });

  it.each<[string, object[], RegExp]>([
    [
      'a slug that stands twice on a route',
      [event('une', inDays(1)), event('une', inDays(2))],
      /elements\.json#\/1\/slug: "evenements\/une" stands here twice/,
    ],
    ['an event that ends before it begins', [event('une', inDays(2), { endsAt: inDays(1) })], /\/0\/event\/endsAt/],
    ['a picture that is not there', [{ ...logo('un'), pictures: [{ name: 'absente', alt: '' }] }], /there is no picture "absente"/],
  ])('refuses %s', async (_, list, message) => {
    await expect(openSite(db(), withElements(...list))).rejects.toThrow(message);
  });
});
