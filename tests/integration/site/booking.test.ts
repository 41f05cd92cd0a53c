import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applyRetention } from '#backend/commerce/privacy/index.ts';
import { importSite } from '#backend/operations/archive/import/import.ts';
import { bookings } from '#backend/tables/booking.ts';
import { mails } from '#backend/tables/mail.ts';
import type { AdminBooking, Booked, BookingCalendar, OwnBooking } from '#schemas/booking.ts';
import type { Service, ServiceList } from '#schemas/service.ts';
import { onOneEngine } from '../databases.ts';
import { type SmallSite, writeSite } from './small-site.ts';
import { openStaff } from './staff.ts';

const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
const rule = (change: object = {}) => ({
  minutes: 60,
  places: 3,
  hours: everyDay('10:00', '12:00'),
  leadHours: 24,
  horizonDays: 10,
  ...change,
});
const service = (slug: string, booking: object | null, change: object = {}) => ({
  ...{ slug, title: `Séance ${slug}`, place: 'À la boutique', booking },
  translations: { en_US: { title: `Session ${slug}` } },
  ...change,
});
const withServices =
  (...list: object[]) =>
  (files: SmallSite): void => {
    Object.assign(files, { 'services.json': list });
    Object.assign(files['parameters.json'], { COMPANY_EMAIL: 'shop@example.test' });
  };
const person = (n: number | string, change: object = {}) => ({
  ...{ name: `Personne ${n}`, email: `p${n}@example.test`, phone: '06 12 34 56 78' },
  ...change,
});
/** Each comes from a place of its own. */
const from = (n: number) => ({ 'x-forwarded-for': `10.2.${Math.floor(n / 200)}.${(n % 200) + 1}` });

onOneEngine('bookings of services', (db) => {
  async function openServices(...list: object[]) {
    const staff = await openStaff(db(), withServices(...list));
    const { site } = staff;
    const { services } = await site.get<ServiceList>('/service');
    const idOf = (slug: string) => services.find((each) => each.slug === slug)?.id ?? 0;
    const calendar = (slug: string) => site.get<BookingCalendar>(`/service/${idOf(slug)}/booking`);
    /** The second day: the lead time may have taken the morning of the first. */
    const wholeDay = async (slug: string) => (await calendar(slug)).days[1]?.date ?? '';
    const book = (slug: string, body: object, headers: Record<string, string> = {}) =>
      site.call<Booked>('POST', `/service/${idOf(slug)}/booking`, body, headers);
    const rows = () => db().select().from(bookings).where(eq(bookings.idSite, site.idSite)).orderBy(bookings.id);
    const mailsOf = (kind: 'BOOKING_CONFIRMED' | 'BOOKING_CANCELLED' | 'BOOKING_NOTICE') =>
      db()
        .select()
        .from(mails)
        .where(and(eq(mails.idSite, site.idSite), eq(mails.kind, kind)))
        .orderBy(mails.id);
    const keyOf = async () => /\?booking=([\w-]+)#booking/.exec((await mailsOf('BOOKING_CONFIRMED')).at(-1)?.text ?? '')?.[1] ?? '';
    const leftAt = async (slug: string, date: string) =>
      (await calendar(slug)).days.find((day) => day.date === date)?.times.map(({ remaining }) => remaining);
    return { ...staff, idOf, calendar, wholeDay, book, rows, mailsOf, keyOf, leftAt };
  }

  it('are offered at the times of the service with the places that are left', async () => {
    const { site, calendar, idOf } = await openServices(service('essayage', rule()), service('ourlet', null));
    const { days } = await calendar('essayage');
    expect(days.length).toBeGreaterThan(8);
    expect(days[1]?.times).toEqual([
      { from: '10:00', to: '11:00', remaining: 3 },
      { from: '11:00', to: '12:00', remaining: 3 },
    ]);
    expect(await calendar('ourlet')).toEqual({ days: [] });
    expect(await site.get<Service>(`/service/${idOf('essayage')}`)).toMatchObject({ bookingSeats: 3 });
    expect(await site.get<Service>(`/service/${idOf('ourlet')}`)).toMatchObject({ bookingSeats: null });
    expect(await site.call('GET', '/service/2147483647/booking')).toMatchObject({ status: 404 });
  });

  it('take places, and are confirmed by e-mail in the language of the person and told to the shop in its own', async () => {
    const { book, wholeDay, mailsOf, leftAt, site, keyOf } = await openServices(service('essayage', rule()));
    const date = await wholeDay('essayage');
    const body = { ...person('marie', { email: ' PMarie@Example.test ', message: 'Pour un mariage' }), date, from: '11:00', seats: 2 };
    expect(await book('essayage', body, { userLang: 'en_US' })).toMatchObject({ status: 200, data: { seats: 2 } });
    expect(await leftAt('essayage', date)).toEqual([3, 1]);
    const [confirmation] = await mailsOf('BOOKING_CONFIRMED');
    expect(confirmation).toMatchObject({ to: 'pmarie@example.test', subject: 'Your appointment: Session essayage' });
    const [notice] = await mailsOf('BOOKING_NOTICE');
    expect(notice).toMatchObject({ to: 'shop@example.test', subject: 'Rendez-vous pris : Séance essayage' });
    expect(notice?.text).toContain('06 12 34 56 78');
    expect(notice?.text).toContain('Pour un mariage');
    const file = await (await site.app.request(`/booking/${await keyOf()}/calendar.ics?lang=en_US`)).text();
    expect(file).toContain('SUMMARY:Session essayage');
    expect(file).toContain('LOCATION:À la boutique');
  });

  it('never take more places than there are: of fifty who ask at once for three, three come', async () => {
    const { book, wholeDay, rows, leftAt } = await openServices(service('essayage', rule()));
    const date = await wholeDay('essayage');
    const asked = Array.from({ length: 50 }, (_, n) => book('essayage', { ...person(n), date, from: '11:00' }, from(n)));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(47);
    expect(await rows()).toHaveLength(3);
    expect(await leftAt('essayage', date)).toEqual([3, 0]);
  });

  it('never overlap in an agenda: of many who ask at once for two services of one person, one comes', async () => {
    const shared = { places: 1, agenda: 'marie' };
    const { book, wholeDay, rows } = await openServices(
      service('couleurs', rule({ ...shared, minutes: 90, hours: everyDay('10:00', '11:30') })),
      service('essayage', rule(shared)),
    );
    const date = await wholeDay('couleurs');
    const asked = Array.from({ length: 20 }, (_, n) => {
      const [slug, hour] = n % 2 === 0 ? ['couleurs', '10:00'] : ['essayage', '11:00'];
      return book(slug, { ...person(n), date, from: hour }, from(n));
    });
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await rows()).toHaveLength(1);
  });

  it('take no more places when the same person asks the same again, and refuse her another number', async () => {
    const { book, wholeDay, rows, mailsOf } = await openServices(service('essayage', rule()));
    const body = { ...person(1), date: await wholeDay('essayage'), from: '11:00' };
    const answers = await Promise.all([1, 2, 3].map(() => book('essayage', body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rows()).toHaveLength(1);
    expect(await mailsOf('BOOKING_CONFIRMED')).toHaveLength(1);
    expect(await book('essayage', { ...body, seats: 2 })).toMatchObject({ status: 422, data: [{ key: 'email' }] });
  });

  it('are refused for what is full, not offered, or no person; a program takes nothing, and who asks too often is stopped', async () => {
    const { book, wholeDay, rows } = await openServices(service('essayage', rule()), service('ourlet', null));
    const date = await wholeDay('essayage');
    expect(await book('essayage', { ...person(1), date, from: '11:00', seats: 2 })).toMatchObject({ status: 200 });
    expect(await book('essayage', { ...person(2), date, from: '11:00', seats: 2 })).toMatchObject({
      status: 422,
      data: [{ key: 'seats' }],
    });
    await book('essayage', { ...person(2), date, from: '11:00' });
    expect(await book('essayage', { ...person(3), date, from: '11:00' })).toMatchObject({
      status: 409,
      message: 'Cet horaire vient d’être pris. Choisissez-en un autre.',
    });
    for (const wrong of [{ from: '10:30' }, { date: '2020-01-01' }, { date: '2099-01-01' }])
      expect(await book('essayage', { ...person(3), date, from: '11:00', ...wrong })).toMatchObject({ status: 409 });
    expect(await book('ourlet', { ...person(3), date, from: '11:00' })).toMatchObject({ status: 409 });
    expect(await book('essayage', { name: '', email: 'marie@', phone: '1', date: '31/12/2026', from: '25:00', seats: 0 })).toMatchObject({
      status: 422,
      data: ['date', 'from', 'seats', 'name', 'email', 'phone'].map((key) => ({ key })),
    });
    expect(await book('essayage', { ...person(3), date, from: '11:00', phone: 'azerty 12 34 56' })).toMatchObject({
      status: 422,
      data: [{ key: 'phone', error: 'Ce numéro de téléphone n’est pas valable.' }],
    });
    expect(await book('essayage', { ...person(9, { website: 'http://spam.test' }), date, from: '10:00' })).toMatchObject({ status: 200 });
    expect(await rows()).toHaveLength(2);
    const tries = [];
    for (let n = 0; n < 11; n++) tries.push((await book('essayage', { ...person(5), date, from: '11:00' }, from(n))).status);
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
  });

  it('are shown and cancelled by the key of the e-mail alone, once, until they begin; their places are free again', async () => {
    const { site, book, wholeDay, keyOf, mailsOf, leftAt } = await openServices(service('essayage', rule()));
    const date = await wholeDay('essayage');
    await book('essayage', { ...person(1), date, from: '11:00', seats: 3 });
    const key = await keyOf();
    expect(await site.get<OwnBooking>(`/booking/${key}`)).toMatchObject({ title: 'Séance essayage', state: 'booked', seats: 3 });
    const cancel = () => site.call<OwnBooking>('POST', `/booking/${key}/cancel`);
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ status, data }) => [status, (data as OwnBooking).state])).toEqual(Array(3).fill([200, 'cancelled']));
    expect(await leftAt('essayage', date)).toEqual([3, 3]);
    expect((await mailsOf('BOOKING_CANCELLED')).map(({ to }) => to)).toEqual(['p1@example.test']);
    expect((await mailsOf('BOOKING_NOTICE')).map(({ subject }) => subject)).toEqual([
      'Rendez-vous pris : Séance essayage',
      'Rendez-vous annulé : Séance essayage',
    ]);
    expect((await site.app.request(`/booking/${key}/calendar.ics`)).status).toBe(404);
    const forged = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    expect(await site.call('GET', `/booking/${forged}`)).toMatchObject({ status: 404 });
    expect(await site.call('POST', `/booking/${forged}/cancel`)).toMatchObject({ status: 404 });
    expect(await site.call('GET', '/booking/1')).toMatchObject({ status: 422 });

    await book('essayage', { ...person(2), date, from: '11:00' });
    site.later(4 * 86_400);
    expect(await site.call('POST', `/booking/${await keyOf()}/cancel`)).toMatchObject({ status: 409 });
  });

  it('are listed for the shop, which cancels one with a word to the person', async () => {
    const { site, nora, book, wholeDay, mailsOf } = await openServices(service('essayage', rule()));
    const date = await wholeDay('essayage');
    await book('essayage', { ...person(1), date, from: '11:00' });
    await book('essayage', { ...person(2, { message: 'Deux robes' }), date, from: '10:00' });
    type List = { total: number; bookings: AdminBooking[] };
    const list = await nora.accept<List>('GET', '/admin/booking');
    expect(list.bookings).toMatchObject([
      { name: 'Personne 2', phone: '06 12 34 56 78', message: 'Deux robes', state: 'booked', service: { slug: 'essayage' } },
      { name: 'Personne 1' },
    ]);
    const id = list.bookings[1]?.id ?? 0;
    await nora.accept('POST', `/admin/booking/${id}/cancel`, { word: 'Je suis souffrante, pardon.' });
    const [told] = await mailsOf('BOOKING_CANCELLED');
    expect(told).toMatchObject({ to: 'p1@example.test', text: expect.stringContaining('Je suis souffrante, pardon.') });
    expect(await mailsOf('BOOKING_NOTICE')).toHaveLength(2);
    expect((await nora.accept<List>('GET', '/admin/booking')).total).toBe(1);
    const all = await nora.accept<List>('GET', '/admin/booking?view=all&search=personne%201');
    expect(all.bookings).toMatchObject([{ id, state: 'cancelled', cancelledBy: 'SHOP' }]);
    const other = await openServices(service('essayage', rule()));
    expect(await other.nora.call('POST', `/admin/booking/${list.bookings[0]?.id}/cancel`, {})).toMatchObject({ status: 404 });
    expect((await other.nora.accept<List>('GET', '/admin/booking?view=all')).total).toBe(0);
    expect((await site.get<BookingCalendar>(`/service/${list.bookings[0]?.service?.id}/booking`)).days[1]?.date).toBe(date);
  });

  it('stay when a site is imported again, also when the service is gone', async () => {
    const { site, nora, book, wholeDay, rows, idOf } = await openServices(service('essayage', rule()));
    await book('essayage', { ...person(1), date: await wholeDay('essayage'), from: '11:00' });
    const id = idOf('essayage');
    const { mediaStore, idSite } = site;
    const again = writeSite(idSite, withServices(service('essayage', rule({ places: 1 }))));
    await importSite({ db: db(), mediaStore, folder: again, idSite, force: true });
    expect((await site.get<ServiceList>('/service')).services).toMatchObject([{ id }]);
    await importSite({ db: db(), mediaStore, folder: writeSite(idSite, withServices()), idSite, force: true });
    expect(await rows()).toHaveLength(1);
    expect(await nora.accept('GET', '/admin/booking')).toMatchObject({ bookings: [{ title: 'Séance essayage', service: null }] });
  });

  it('are erased with an account, which frees their places, and forgotten after three years', async () => {
    const { site, zoe, book, wholeDay, rows, leftAt, mailsOf } = await openServices(service('essayage', rule()));
    const date = await wholeDay('essayage');
    await book('essayage', { ...person(1), date, from: '11:00' }, zoe.headers);
    await book('essayage', { ...person(2, { email: 'zoe@example.test' }), date, from: '11:00' });
    await book('essayage', { ...person(3), date, from: '10:00' });
    expect(await leftAt('essayage', date)).toEqual([2, 1]);
    await zoe.accept('DELETE', '/user', { password: 'correct horse battery' });
    expect((await rows()).map(({ name }) => name)).toEqual(['Personne 3']);
    expect(await leftAt('essayage', date)).toEqual([2, 3]);
    expect((await mailsOf('BOOKING_NOTICE')).map(({ text }) => /Personne \d/.exec(text)?.[0])).toEqual(['Personne 3']);
    site.later(3 * 365 * 86_400 - 86_400);
    await applyRetention(db(), site.now());
    expect(await rows()).toHaveLength(1);
    site.later(5 * 86_400);
    await applyRetention(db(), site.now());
    expect(await rows()).toEqual([]);
  });
});
