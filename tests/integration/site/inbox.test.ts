import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { AdminAnswer, AdminEvent, AdminRegistration } from '#schemas/admin-inbox.ts';
import type { Element, ElementList } from '#schemas/element.ts';
import { onOneEngine } from '../databases.ts';
import type { SmallSite } from './small-site.ts';
import { openStaff } from './staff.ts';

const inADay = new Date(Math.floor(Date.now() / 1000) * 1000 + 86_400_000).toISOString();
const event = (slug: string, seats: number | null) => ({
  route: 'evenements',
  slug,
  title: `Atelier ${slug}`,
  excerpt: '',
  html: '<p>Texte</p>',
  event: { startsAt: inADay, place: 'À la boutique', price: 0, seats },
  translations: { en_US: { title: `Workshop ${slug}` } },
});
const form = {
  slug: 'contact',
  title: 'Nous écrire',
  successTitle: 'Merci',
  fields: [
    { key: 'name', type: 'text', label: 'Nom', required: true },
    { key: 'photo', type: 'file', label: 'Photo', files: ['png'], max: 1 },
    { key: 'agreed', type: 'consent', label: 'J’accepte' },
  ],
};
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

onOneEngine('what people sent', (db) => {
  it('is listed for administrators of its site: registrations by event, answers by form with their files, and messages', async () => {
    const { site, nora, zoe } = await openStaff(db(), (files: SmallSite) => {
      Object.assign(files, { 'elements.json': [event('pliage', 10), event('couture', 4), event('libre', null)], 'forms.json': [form] });
    });
    const events = (await site.get<ElementList>('/element/evenements')).elements;
    const fold: Element | undefined = events.find(({ slug }) => slug === 'pliage');
    const sew = events.find(({ slug }) => slug === 'couture');
    const register = (id: number | undefined, body: object) => site.call('POST', `/element/evenements/${id}/register`, body);
    await register(fold?.id, { name: 'Camille Roux', email: 'camille@example.test', phone: '0612345678', seats: 2 });
    await register(sew?.id, { name: 'Louis Noir', email: 'louis@example.test' });

    const { events: listed } = await nora.accept<{ events: AdminEvent[] }>('GET', '/admin/event');
    expect(listed.map(({ slug, seats, booked }) => [slug, seats, booked])).toEqual(
      expect.arrayContaining([
        ['pliage', 10, 2],
        ['couture', 4, 1],
      ]),
    );
    expect(listed).toHaveLength(2);
    const who = (query: string) => nora.accept<{ total: number; registrations: AdminRegistration[] }>('GET', `/admin/registration${query}`);
    expect(await who('')).toMatchObject({ total: 2, registrations: [{ name: 'Louis Noir' }, { name: 'Camille Roux' }] });
    expect(await who(`?event=${fold?.id}`)).toMatchObject({ total: 1, registrations: [{ seats: 2, event: { title: 'Workshop pliage' } }] });
    expect(await who('?search=LOUIS@')).toMatchObject({ total: 1, registrations: [{ email: 'louis@example.test' }] });
    expect(await who('?nbItem=1&page=2')).toMatchObject({ total: 2, registrations: [{ name: 'Camille Roux' }] });

    const body = new FormData();
    body.set('answers', JSON.stringify({ name: 'Agathe "A"', agreed: 'yes' }));
    body.set('photo', new File([new Uint8Array(png)], 'robe.png', { type: 'image/png' }));
    const sent = await site.app.request('/forms/contact/submit', { method: 'POST', headers: { idSite: String(site.idSite) }, body });
    expect(sent.status).toBe(200);
    await site.call('POST', '/message', { name: 'Rose', email: 'rose@example.test', text: 'Bonjour à vous' });
    const forms = await nora.accept<{ id: number | null; title: string; answers: number }[]>('GET', '/admin/form');
    expect(forms).toEqual([
      { id: expect.any(Number), title: 'Nous écrire', answers: 1 },
      { id: null, title: 'Messages', answers: 1 },
    ]);
    const answers = (query: string) => nora.accept<{ total: number; answers: AdminAnswer[] }>('GET', `/admin/answer${query}`);
    const [answer] = (await answers(`?form=${forms[0]?.id}`)).answers;
    expect(answer).toMatchObject({
      consentAt: expect.any(String),
      answers: [
        { label: 'Nom', value: 'Agathe "A"', file: null },
        { label: 'Photo', value: 'robe.png', file: expect.any(String) },
        { label: 'J’accepte', value: '✓' },
      ],
    });
    const file = await site.app.request(`/forms/file/download/${answer?.answers[1]?.file}`, {
      headers: { ...nora.headers, idSite: String(site.idSite) },
    });
    // Kept without what its camera wrote into it, so not byte by byte: the same picture.
    const { format, width, height } = await sharp(await file.arrayBuffer()).metadata();
    const sentSize = await sharp(png).metadata();
    expect([file.status, format, width, height]).toEqual([200, 'png', sentSize.width, sentSize.height]);
    expect(await answers('?form=message')).toMatchObject({ total: 1, answers: [{ idForm: null, answers: [{ value: 'Rose' }, {}, {}] }] });
    expect(await answers('?search=bonjour')).toMatchObject({ total: 1 });
    // A label is no answer.
    expect(await answers('?search=photo')).toMatchObject({ total: 0 });

    for (const path of ['/admin/event', '/admin/registration', '/admin/form', '/admin/answer']) {
      expect(await zoe.call('GET', path)).toMatchObject({ status: 403 });
      expect(await site.call('GET', path)).toMatchObject({ status: 401 });
    }
    const other = await openStaff(db());
    expect(await other.nora.accept('GET', '/admin/registration')).toMatchObject({ total: 0 });
    expect(await other.nora.accept('GET', '/admin/answer')).toMatchObject({ total: 0 });
  });
});
