import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { applyRetention } from '#backend/commerce/privacy/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { submissionFiles, submissions } from '#backend/tables/forms.ts';
import { mails } from '#backend/tables/mail.ts';
import type { Envelope } from '#schemas/envelope.ts';
import type { Form } from '#schemas/form.ts';
import type { Popup } from '#schemas/popup.ts';
import { onOneEngine } from '../databases.ts';
import { type OpenSite, openSite } from './open-site.ts';
import type { SmallSite } from './small-site.ts';
import { openStaff } from './staff.ts';

const options = [
  { value: 'depot', label: 'Déposer des vêtements' },
  { value: 'essayage', label: 'Essayer une robe' },
  { value: 'autre', label: 'Autre chose' },
];
const form = {
  slug: 'contact',
  title: 'Nous écrire',
  successTitle: 'Merci',
  fields: [
    { key: 'name', type: 'text', label: 'Nom', required: true, min: 2, max: 60 },
    { key: 'email', type: 'email', label: 'E-mail', required: true, autocomplete: 'email' },
    { key: 'phone', type: 'phone', label: 'Téléphone' },
    { key: 'subject', type: 'select', label: 'Sujet', required: true, options },
    { key: 'day', type: 'date', label: 'Jour', required: true, min: '2026-12-01', showIf: { key: 'subject', equals: 'essayage' } },
    { key: 'size', type: 'number', label: 'Taille', min: 32, max: 54, showIf: { key: 'subject', equals: 'essayage' } },
    { key: 'days', type: 'checkboxes', label: 'Jours', options: [options[0], options[1]], max: 1 },
    { key: 'code', type: 'text', label: 'Code', pattern: '[A-Z]{2}\\d{2}' },
    { key: 'message', type: 'textarea', label: 'Message', required: true, max: 500 },
    { key: 'photo', type: 'file', label: 'Photo', files: ['jpg', 'png'], max: 1 },
    { key: 'agreed', type: 'consent', label: 'J’accepte', required: true },
  ],
  translations: {
    en_US: {
      title: 'Write to us',
      fields: { name: { label: 'Name' }, subject: { label: 'Subject', options: { depot: 'Bring clothes' } } },
    },
  },
};
const popup = {
  slug: 'lettre',
  title: 'Notre lettre',
  html: '<p>Bonjour</p><script>x</script>',
  picture: { name: 'robe', alt: 'Une robe' },
  link: '/actualites',
  linkLabel: 'Lire',
  trigger: 'scroll',
  translations: { en_US: { title: 'Our letter', alt: 'A dress' } },
};
const withForms = (files: SmallSite): void => {
  Object.assign(files, { 'forms.json': [form], 'popups.json': [popup] });
  Object.assign(files['parameters.json'], { COMPANY_EMAIL: 'shop@example.test' });
};

const good = { name: 'Marie', email: 'marie@example.test', subject: 'depot', message: '[Bonjour] à tous', agreed: 'yes' };
const png = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: { r: 200, g: 0, b: 0 } } })
    .png()
    .toBuffer();
const file = (bytes: Buffer | string, name: string, type: string) => new File([new Uint8Array(Buffer.from(bytes))], name, { type });

/** Sends a form as a browser does. */
async function send(
  site: OpenSite,
  path: string,
  answers: object,
  more: Record<string, string | File> = {},
  headers: Record<string, string> = {},
) {
  const body = new FormData();
  body.append('answers', JSON.stringify(answers));
  for (const [key, value] of Object.entries(more)) body.append(key, value);
  const response = await site.app.request(path, { method: 'POST', body, headers });
  return { status: response.status, ...((await response.json()) as Envelope<unknown>) };
}
const submit = (site: OpenSite, answers: object, more?: Record<string, string | File>, headers?: Record<string, string>) =>
  send(site, '/forms/contact/submit', answers, more, headers);
const keysOf = (answer: Envelope<unknown>) => (answer.success ? [] : (answer.data ?? []).map(({ key }) => key));
const sentTo = (db: Database, idSite: number) => db.select().from(submissions).where(eq(submissions.idSite, idSite));

onOneEngine('forms', (db) => {
  it('answers a form by its number or its name, in the language asked for', async () => {
    const { get, call } = await openSite(db(), withForms);
    const own = await get<Form>('/forms/contact');
    expect(await get<Form>(`/forms/${own.id}`)).toEqual(own);
    const english = await get<Form>('/forms/contact', { userLang: 'en_US' });
    expect(english).toMatchObject({ title: 'Write to us', successTitle: 'Merci' });
    expect(english.fields.slice(0, 4).map(({ label }) => label)).toEqual(['Name', 'E-mail', 'Téléphone', 'Subject']);
    expect(english.fields[3]?.options.map(({ label }) => label)).toEqual(['Bring clothes', 'Essayer une robe', 'Autre chose']);
    expect(await call('GET', '/forms/inconnu')).toMatchObject({ status: 404 });
    expect(await call('GET', '/forms/..%2F')).toMatchObject({ status: 422 });
  });

  it('says what is wrong as a list of keys and errors, in the order of the form, and keeps nothing of it', async () => {
    const site = await openSite(db(), withForms);
    const bad = {
      ...{
        name: 'M',
        email: 'marie@',
        phone: '12',
        subject: 'essayage',
        size: '12',
        days: ['depot', 'essayage'],
        code: 'zz',
        day: '2026-11-01',
      },
      message: 'x'.repeat(501),
    };
    const wanted = ['name', 'email', 'phone', 'subject', 'day', 'size', 'days', 'code', 'message', 'agreed'].filter(
      (key) => key !== 'subject',
    );
    const checked = await send(site, '/forms/contact/answer/validate', bad);
    expect(checked).toMatchObject({ status: 422, message: 'Certains champs sont à corriger.' });
    expect(keysOf(checked)).toEqual(wanted);
    expect(keysOf(await submit(site, bad))).toEqual(wanted);
    expect(keysOf(await submit(site, {}))).toEqual(['name', 'email', 'subject', 'message', 'agreed']);
    expect(keysOf(await submit(site, { ...good, subject: 'pirate', days: ['depot', 'depot'] }))).toEqual(['subject', 'days']);
    const english = await submit(site, { ...good, name: '' }, {}, { userLang: 'en_US' });
    expect(english).toMatchObject({ data: [{ key: 'name', error: 'This field is required.' }] });
    expect(await sentTo(db(), site.idSite)).toEqual([]);
  });

  it('asks a field with a condition only while its condition holds, and keeps what was asked alone', async () => {
    const site = await openSite(db(), withForms);
    expect(keysOf(await submit(site, { ...good, subject: 'essayage' }))).toEqual(['day']);
    expect(await submit(site, { ...good, day: 'nonsense', unknown: 'x' })).toMatchObject({ status: 200 });
    const [sent] = await sentTo(db(), site.idSite);
    expect(sent?.answers.map(({ key }) => key)).toEqual(['name', 'email', 'subject', 'message', 'agreed']);
  });

  it('keeps the answers with the words of their fields and the moment of the consent, and tells the shop', async () => {
    const site = await openSite(db(), withForms);
    expect(await submit(site, good)).toMatchObject({ status: 200, message: 'Merci, votre envoi est bien arrivé.' });
    const [sent] = await sentTo(db(), site.idSite);
    expect(sent).toMatchObject({ title: 'Nous écrire', locale: 'fr_FR', consentAt: site.now() });
    expect(sent?.answers).toContainEqual({ key: 'subject', label: 'Sujet', value: 'Déposer des vêtements' });
    const [mail] = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, site.idSite), eq(mails.kind, 'FORM_NOTICE')));
    expect(mail).toMatchObject({ to: 'shop@example.test', subject: 'Reçu par le site : Nous écrire' });
    expect(mail?.text).toContain('[Bonjour] à tous');
  });

  it('keeps the same attempt once, however often it is sent', async () => {
    const site = await openSite(db(), withForms);
    const attempt = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => submit(site, good, { attempt })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await sentTo(db(), site.idSite)).toHaveLength(1);
  });

  it('takes a file by its bytes, whatever its name says, and no larger than its field allows', async () => {
    const site = await openSite(db(), withForms);
    const refused: [File, RegExp][] = [
      [file('<script>alert(1)</script>', 'photo.png', 'image/png'), /format/],
      [file('%PDF-1.7\n%%EOF', 'photo.png', 'image/png'), /format/],
      [file(Buffer.concat([(await png()).subarray(0, 12), Buffer.from('<svg/>')]), 'photo.png', 'image/png'), /format/],
      [file(Buffer.alloc(1024 * 1024 + 1, 1), 'photo.png', 'image/png'), /1 Mo/],
    ];
    for (const [photo, error] of refused) {
      const answer = await submit(site, good, { photo });
      expect(answer).toMatchObject({ status: 422, data: [{ key: 'photo', error: expect.stringMatching(error) }] });
    }
    expect(await submit(site, good, { photo: file(await png(), '../../Ma photo été.exe', 'application/x-msdownload') })).toMatchObject({
      status: 200,
    });
    const [kept] = await db().select().from(submissionFiles).where(eq(submissionFiles.idSite, site.idSite));
    expect(kept).toMatchObject({ name: 'ma-photo-ete.png', kind: 'png' });
  });

  it('hands a file to administrators of its site, and to nobody else', async () => {
    const { site, nora, zoe } = await openStaff(db(), withForms);
    const bytes = await png();
    await submit(site, good, { photo: file(bytes, 'Ma photo été.png', 'image/png') });
    const [kept] = await db().select().from(submissionFiles).where(eq(submissionFiles.idSite, site.idSite));
    const path = `/forms/file/download/${kept?.id}`;
    const answer = await site.app.request(path, { headers: nora.headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="ma-photo-ete.png"');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await site.app.request(path)).status).toBe(401);
    expect((await site.app.request(path, { headers: zoe.headers })).status).toBe(403);
    expect((await site.app.request('/forms/file/download/1', { headers: nora.headers })).status).toBe(404);
    const other = await openStaff(db(), withForms);
    expect((await other.site.app.request(path, { headers: other.nora.headers })).status).toBe(404);
    const [mail] = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, site.idSite), eq(mails.kind, 'FORM_NOTICE')));
    expect(mail?.html).toContain(`http://shop.test/api/forms/file/download/${kept?.id}`);
  });

  it('takes a message to the shop by the same way', async () => {
    const { call, idSite } = await openSite(db(), withForms);
    const message = { name: 'Marie', email: 'marie@example.test', text: 'Bonjour !' };
    expect(await call('POST', '/message', message)).toMatchObject({ status: 200, data: null });
    expect(await call('POST', '/message', { name: '', email: 'x', text: '' })).toMatchObject({
      status: 422,
      data: [{ key: 'name' }, { key: 'email' }, { key: 'text' }],
    });
    const [sent] = await sentTo(db(), idSite);
    expect(sent).toMatchObject({ idForm: null, consentAt: null });
    expect(sent?.answers.map(({ value }) => value)).toEqual(Object.values(message));
  });

  it('takes a report of an accessibility fault as a message of its own title, with the page that it names', async () => {
    const { call, idSite } = await openSite(db(), withForms);
    const report = { name: 'Marie', email: 'marie@example.test', page: '/cart', text: 'Le bouton est muet.' };
    expect(await call('POST', '/message', { subject: 'ACCESSIBILITY', ...report })).toMatchObject({ status: 200 });
    expect(await call('POST', '/message', { subject: 'ACCESSIBILITY', ...report, page: 'x'.repeat(301) })).toMatchObject({
      status: 422,
      data: [{ key: 'page' }],
    });
    const sent = await sentTo(db(), idSite);
    expect(sent).toMatchObject([{ idForm: null, title: 'Défaut d’accessibilité' }]);
    expect(sent[0]?.answers.map(({ value }) => value)).toEqual(Object.values(report));
  });

  it('keeps nothing that a program sends, and stops who sends too often', async () => {
    const site = await openSite(db(), withForms);
    expect(await submit(site, good, { website: 'http://spam.test' })).toMatchObject({ status: 200 });
    expect(await sentTo(db(), site.idSite)).toEqual([]);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) statuses.push((await submit(site, good)).status);
    expect(statuses).toEqual([...Array.from({ length: 11 }, () => 200), 429]);
  });

  it('forgets answers, their files and the e-mails of them after three years', async () => {
    const site = await openSite(db(), withForms);
    await submit(site, good, { photo: file(await png(), 'a.png', 'image/png') });
    const counts = async () =>
      Promise.all(
        [submissions, submissionFiles, mails].map(
          async (table) => (await db().select().from(table).where(eq(table.idSite, site.idSite))).length,
        ),
      );
    site.later(3 * 365 * 86_400 - 86_400);
    await applyRetention(db(), site.now());
    expect(await counts()).toEqual([1, 1, 1]);
    site.later(3 * 86_400);
    await applyRetention(db(), site.now());
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('answers a popup by its number or its name, in the language asked for, without scripts', async () => {
    const { get, call } = await openSite(db(), withForms);
    const own = await get<Popup>('/popup/lettre');
    expect(own).toMatchObject({ title: 'Notre lettre', html: '<p>Bonjour</p>', trigger: 'scroll', image: { alt: 'Une robe' } });
    expect(await get<Popup>(`/popup/${own.id}`, { userLang: 'en_US' })).toMatchObject({ title: 'Our letter', image: { alt: 'A dress' } });
    expect(await call('GET', '/popup/inconnu')).toMatchObject({ status: 404 });
  });

  it.each<[string, object, RegExp]>([
    ['a choice of nothing', { key: 'x', type: 'select', label: 'X' }, /\/0\/fields\/0\/options/],
    ['a pattern that is none', { key: 'x', type: 'text', label: 'X', pattern: '[' }, /this is no regular expression/],
    [
      'a condition on a field that comes later',
      { key: 'x', type: 'text', label: 'X', showIf: { key: 'y', equals: '1' } },
      /there is no field "y"/,
    ],
  ])('refuses a form with %s', async (_, field, message) => {
    const change = (files: SmallSite) => void Object.assign(files, { 'forms.json': [{ ...form, fields: [field] }] });
    await expect(openSite(db(), change)).rejects.toThrow(message);
  });
});
