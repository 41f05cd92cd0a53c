import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '#backend/foundation/settings/drafts.ts';
import { readSettings } from '#backend/foundation/settings/read-parameters.ts';
import { importSite } from '#backend/operations/archive/import/import.ts';
import { parameterVersions } from '#backend/tables/settings.ts';
import { parameters, sites } from '#backend/tables/site.ts';
import type { CallData } from '#schemas/calls/index.ts';
import type { FieldError } from '#schemas/envelope.ts';
import type { ParameterSet } from '#schemas/parameter.ts';
import { parameterCatalogue } from '#schemas/parameters/index.ts';
import { onOneEngine } from '../databases.ts';
import { writeSite } from './small-site.ts';
import { openStaff, type Staff } from './staff.ts';

type Versions = CallData<'GET /admin/parameter/version'>;
type Version = CallData<'GET /admin/parameter/version/{version}'>;
type Difference = CallData<'POST /admin/parameter/check'>;

onOneEngine('parameters of a site', (db) => {
  let staff: Staff;
  beforeEach(async () => {
    staff = await openStaff(db());
  });
  const current = () => staff.nora.accept<ParameterSet>('GET', '/admin/parameter');
  const save = async (values: Record<string, string | null>) =>
    staff.nora.accept<ParameterSet>('PUT', '/admin/parameter', { version: (await current()).version, values });
  const siteVersion = async () => (await db().select().from(sites).where(eq(sites.id, staff.site.idSite)))[0]?.version ?? 0;
  const shown = async (key: string) =>
    (await staff.site.get<CallData<'GET /parameter'>>('/parameter')).find(({ type }) => type === key)?.value;

  it('start from what was imported, which is the first version and was saved by nobody', async () => {
    expect(await current()).toMatchObject({ version: 1, savedBy: null, savedAt: expect.any(String), values: { MENU_ALIGNMENT: 'CENTER' } });
    const { total, versions } = await staff.nora.accept<Versions>('GET', '/admin/parameter/version');
    expect({ total, versions }).toMatchObject({ total: 1, versions: [{ version: 1, savedBy: null }] });
  });

  it('are saved: the new value is answered, a null goes back to the default, and pages are made anew', async () => {
    const before = await siteVersion();
    const saved = await save({ LOGO_HEIGHT: '80', MENU_ALIGNMENT: null, DARK_THEME: 'true' });
    expect(saved).toMatchObject({ version: 2, savedBy: 'Nora Petit', values: { LOGO_HEIGHT: '80', DARK_THEME: 'true' } });
    expect(saved.values).not.toHaveProperty('MENU_ALIGNMENT');
    expect([await shown('LOGO_HEIGHT'), await shown('MENU_ALIGNMENT')]).toEqual(['80', null]);
    expect(await siteVersion()).toBeGreaterThan(before);
  });

  it('say at saving which other languages keep the old text, and what is read there, until it is changed or confirmed', async () => {
    await save({ SHIPPING_MESSAGE: 'Expédié mardi', 'SHIPPING_MESSAGE@en_US': 'Sent on Tuesday', 'MENU_ALIGNMENT@en_US': 'LEFT' });
    expect((await current()).outdated).toEqual([]);
    const { version } = await current();
    const answer = await staff.nora.call<ParameterSet>('PUT', '/admin/parameter', {
      version,
      values: { SHIPPING_MESSAGE: 'Expédié jeudi' },
    });
    const outdated = [{ key: 'SHIPPING_MESSAGE', locale: 'en_US', text: 'Sent on Tuesday' }];
    expect(answer).toMatchObject({ status: 200, data: { outdated } });
    expect(answer.message).toBe('The parameters are saved. Another language keeps the old text: Shipping message (English).');
    expect((await save({ LOGO_HEIGHT: '90' })).outdated, 'until something is done about it').toEqual(outdated);

    const confirm = (text: string) =>
      staff.nora.call('POST', '/admin/parameter/translation/confirm', { key: 'SHIPPING_MESSAGE', locale: 'en_US', text });
    expect(await confirm('Sent on Monday'), 'of a text that stands there no more').toMatchObject({ status: 409 });
    expect(await confirm('Sent on Tuesday')).toMatchObject({ status: 200, data: [] });
    expect((await current()).outdated).toEqual([]);

    expect((await save({ SHIPPING_MESSAGE: null })).outdated, 'also where the own text is taken away').toEqual(outdated);
    expect((await save({ 'SHIPPING_MESSAGE@en_US': 'Sent on Friday' })).outdated).toEqual([]);
    expect((await save({ SHIPPING_MESSAGE: 'Expédié lundi', 'SHIPPING_MESSAGE@en_US': 'Sent on Monday' })).outdated).toEqual([]);
    expect((await save({ SHIPPING_MESSAGE: 'Expédié lundi matin', 'SHIPPING_MESSAGE@en_US': null })).outdated).toEqual([]);
  });

  it('are as new in every language after an earlier version was restored', async () => {
    await save({ SHIPPING_MESSAGE: 'Expédié mardi', 'SHIPPING_MESSAGE@en_US': 'Sent on Tuesday' });
    const { version } = await current();
    expect((await save({ SHIPPING_MESSAGE: 'Expédié jeudi' })).outdated).toHaveLength(1);
    const restored = await staff.nora.accept<ParameterSet>('POST', `/admin/parameter/version/${version}/restore`, { version: version + 1 });
    expect(restored.outdated).toEqual([]);
  });

  it('make no version when nothing is different', async () => {
    await save({ LOGO_HEIGHT: '80' });
    const before = await siteVersion();
    expect(await save({ LOGO_HEIGHT: '80', DARK_THEME: null })).toMatchObject({ version: 2 });
    expect(await siteVersion()).toBe(before);
    expect(await save({ LOGO_HEIGHT: '80', DARK_THEME: 'true' })).toMatchObject({ version: 3 });
    expect(await staff.nora.accept<Version>('GET', '/admin/parameter/version/3')).toMatchObject({
      changes: [{ key: 'DARK_THEME', before: null, after: 'true' }],
    });
  });

  it('are not saved over what somebody else saved meanwhile', async () => {
    const { version } = await current();
    await staff.paul.accept('PUT', '/admin/parameter', { version, values: { LOGO_HEIGHT: '80' } });
    const refused = await staff.nora.call('PUT', '/admin/parameter', { version, values: { LOGO_HEIGHT: '90' } });
    expect(refused).toMatchObject({ status: 409, message: expect.stringMatching(/^Paul Petit saved the parameters on .*\d\d:\d\d/) });
    expect((await current()).values).toMatchObject({ LOGO_HEIGHT: '80' });
    expect(await staff.nora.call('POST', '/admin/parameter/version/1/restore', { version })).toMatchObject({ status: 409 });
  });

  it('are saved by exactly one of many who save at once', async () => {
    const { version } = await current();
    const saves = await Promise.all(
      ['81', '82', '83', '84', '85', '86'].map((height, i) =>
        staff[i % 2 ? 'nora' : 'paul'].call('PUT', '/admin/parameter', { version, values: { LOGO_HEIGHT: height } }),
      ),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await current()).toMatchObject({ version: version + 1 });
  });

  it('refuse illegal values, each with what is allowed, and then save none', async () => {
    const values = {
      LOGO_HEIGHT: '-3',
      DARK_THEME: 'maybe',
      MENU_ALIGNMENT: 'UPSIDE_DOWN',
      PRIMARY_COLOR: 'red;}body{display:none',
      FACEBOOK_URL: 'javascript:alert(1)',
      COMPANY_EMAIL: 'nobody',
      LOGO_HEIGHT_MOBILE: '60',
      CREATED_BY_MESSAGE: 'x'.repeat(301),
    };
    const { version } = await current();
    const refused = await staff.nora.call<FieldError[]>('PUT', '/admin/parameter', { version, values });
    expect(refused).toMatchObject({ status: 422, success: false });
    const errors = new Map((refused.data as FieldError[]).map(({ key, error }) => [key, error]));
    const { LOGO_HEIGHT_MOBILE: _, ...illegal } = values;
    expect([...errors.keys()].sort()).toEqual(
      Object.keys(illegal)
        .map((key) => `values.${key}`)
        .sort(),
    );
    expect(errors.get('values.LOGO_HEIGHT')).toMatch(/^A number from \d+ to \d+ is expected\.$/);
    expect(errors.get('values.MENU_ALIGNMENT')).toContain('Left (LEFT)');
    expect(errors.get('values.PRIMARY_COLOR')).toBe('A colour is expected, such as #1a2b3c.');
    expect(errors.get('values.CREATED_BY_MESSAGE')).toContain('300');
    const french = await staff.site.call<FieldError[]>(
      'PUT',
      '/admin/parameter',
      { version, values: { DARK_THEME: 'maybe' } },
      {
        ...staff.nora.headers,
        userLang: 'fr_FR',
      },
    );
    expect(french.data).toEqual([{ key: 'values.DARK_THEME', error: 'Oui ou non\u00a0: true ou false.' }]);
    expect(await current()).toMatchObject({ version });
  });

  it('refuse more values than any set has', async () => {
    const values = Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`OLD_SETTING_${i}`, 'x']));
    expect(await staff.nora.call('PUT', '/admin/parameter', { version: 1, values })).toMatchObject({
      status: 422,
      data: [{ key: 'values' }],
    });
    expect(await current()).toMatchObject({ version: 1 });
  });

  it('keep unknown keys, which the public never sees', async () => {
    const saved = await save({ OLD_SETTING: 'kept' });
    expect(saved.values).toMatchObject({ OLD_SETTING: 'kept' });
    expect(saved.issues).toContainEqual({ key: 'OLD_SETTING', value: 'kept', reason: 'unknown' });
    expect((await save({ LOGO_HEIGHT: '70' })).values).toMatchObject({ OLD_SETTING: 'kept' });
    expect(await shown('OLD_SETTING')).toBeUndefined();
    for (const { key } of parameterCatalogue.filter((definition) => !definition.public)) expect(await shown(key)).toBeUndefined();
    expect((await save({ OLD_SETTING: null })).values).not.toHaveProperty('OLD_SETTING');
  });

  it('keep a history, newest first, that any version can be brought back from', async () => {
    const first = await current();
    await save({ LOGO_HEIGHT: '80', OLD_SETTING: 'kept' });
    staff.site.later(60);
    await save({ LOGO_HEIGHT: '90', MENU_ALIGNMENT: 'RIGHT' });
    const page = await staff.nora.accept<Versions>('GET', '/admin/parameter/version?nbItem=2');
    expect(page).toMatchObject({
      total: 3,
      versions: [
        { version: 3, savedBy: 'Nora Petit', keys: ['LOGO_HEIGHT', 'MENU_ALIGNMENT'] },
        { version: 2, keys: ['LOGO_HEIGHT', 'OLD_SETTING'] },
      ],
    });
    expect(Date.parse(page.versions[0]?.savedAt ?? '')).toBeGreaterThan(Date.parse(page.versions[1]?.savedAt ?? ''));
    expect(await staff.nora.accept<Versions>('GET', '/admin/parameter/version?nbItem=2&page=2')).toMatchObject({
      versions: [{ version: 1 }],
    });
    const restored = await staff.paul.accept<ParameterSet>('POST', '/admin/parameter/version/1/restore', { version: 3 });
    expect(restored).toMatchObject({ version: 4, savedBy: 'Paul Petit', values: first.values });
    expect(restored.values).toEqual(first.values);
    expect(await staff.nora.accept<Version>('GET', '/admin/parameter/version/4')).toMatchObject({
      changes: expect.arrayContaining([{ key: 'OLD_SETTING', before: 'kept', after: null }]),
    });
    expect(await staff.nora.accept<ParameterSet>('POST', '/admin/parameter/version/4/restore', { version: 4 })).toMatchObject({
      version: 4,
    });
    for (const path of ['/admin/parameter/version/9', '/admin/parameter/version/9000000000']) {
      expect(await staff.nora.call('GET', path)).toMatchObject({ status: 404, message: 'This version of the parameters does not exist.' });
    }
  });

  it('are checked before a save without being written', async () => {
    await save({ LOGO_HEIGHT: '80' });
    const values = { LOGO_HEIGHT: '80', LOGO_HEIGHT_MOBILE: '60', DARK_THEME: 'maybe', OLD_SETTING: 'kept', MENU_ALIGNMENT: null };
    expect(await staff.nora.accept<Difference>('POST', '/admin/parameter/check', { values })).toEqual({
      changes: [
        { key: 'LOGO_HEIGHT_MOBILE', before: null, after: '60' },
        { key: 'OLD_SETTING', before: null, after: 'kept' },
        { key: 'MENU_ALIGNMENT', before: 'CENTER', after: null },
      ],
      refused: [
        { key: 'DARK_THEME', value: 'maybe', reason: 'not-boolean' },
        { key: 'OLD_SETTING', value: 'kept', reason: 'unknown' },
      ],
    });
    expect(await current()).toMatchObject({ version: 2, values: { MENU_ALIGNMENT: 'CENTER' } });
  });

  it('store legal texts without what could run, and added code as it was written', async () => {
    const code = '<script>alert(1)</script><p onclick="go()">x</p>';
    const saved = await save({ SALE_TERMS: `<h2>CGV</h2>${code}`, AFTER_BODY_HTML_TO_LOAD: code, GLOBAL_CSS: 'body > p { color: red }' });
    expect(saved.values).toMatchObject({
      SALE_TERMS: '<h2>CGV</h2><p>x</p>',
      AFTER_BODY_HTML_TO_LOAD: code,
      GLOBAL_CSS: 'body > p { color: red }',
    });
    expect(await save({ SALE_TERMS: `<h2>CGV</h2>${code}` })).toMatchObject({ version: 2 });
  });

  it('never give a secret away: not in a set, a history, a check or a draft; a restore leaves it in place', async () => {
    const secret = 'hush-hush-0123456789';
    await save({ STRIPE_SECRET: secret, MAP_API_KEY: secret, SMTP_PASSWORD: secret, LOGO_HEIGHT: '80' });
    await save({ STRIPE_SECRET: `${secret}-new`, MAP_API_KEY: null });
    const { version } = await current();
    await staff.nora.accept('POST', '/admin/parameter/version/1/restore', { version });
    const { id } = await staff.nora.accept<{ id: string }>('POST', '/admin/parameter/draft', { values: { STRIPE_SECRET: secret } });
    const answers = await Promise.all([
      ...['/admin/parameter', '/admin/parameter/version', '/parameter', `/admin/parameter/draft/${id}`].map((path) =>
        staff.nora.accept('GET', path),
      ),
      ...[2, 3, 4].map((each) => staff.nora.accept('GET', `/admin/parameter/version/${each}`)),
      staff.nora.accept('POST', '/admin/parameter/check', { values: { STRIPE_SECRET: secret, SMTP_PASSWORD: null } }),
    ]);
    expect(JSON.stringify(answers)).not.toContain('hush');
    const history = await db().select().from(parameterVersions).where(eq(parameterVersions.idSite, staff.site.idSite));
    expect(JSON.stringify(history)).not.toContain('hush');
    const rows = await db()
      .select()
      .from(parameters)
      .where(and(eq(parameters.idSite, staff.site.idSite), eq(parameters.key, 'STRIPE_SECRET')));
    expect(rows).toMatchObject([{ value: `${secret}-new` }]);
  });

  it('that are stored and illegal have the default, and are listed', async () => {
    await db().insert(parameters).values({ idSite: staff.site.idSite, key: 'LOGO_HEIGHT', value: 'high' });
    expect((await readSettings(db(), staff.site.idSite)).LOGO_HEIGHT).toBe(100);
    expect((await current()).issues).toContainEqual({ key: 'LOGO_HEIGHT', value: 'high', reason: 'not-number' });
    expect(await save({ LOGO_HEIGHT: 'high', DARK_THEME: 'true' })).toMatchObject({ version: 2 });
  });

  it('of a folder that is imported again become a version, unless they are the same', async () => {
    await save({ LOGO_HEIGHT: '80' });
    const { idSite, mediaStore } = staff.site;
    const again = (alignment: string) =>
      importSite({
        db: db(),
        mediaStore,
        idSite,
        force: true,
        folder: writeSite(idSite, (files) => Object.assign(files['parameters.json'], { MENU_ALIGNMENT: alignment })),
      });
    await again('RIGHT');
    const imported = await current();
    expect(imported).toMatchObject({ version: 3, savedBy: null, values: { MENU_ALIGNMENT: 'RIGHT' } });
    expect(imported.values).not.toHaveProperty('LOGO_HEIGHT');
    await again('RIGHT');
    expect(await current()).toMatchObject({ version: 3 });
    expect(await staff.nora.call('PUT', '/admin/parameter', { version: 2, values: {} })).toMatchObject({
      status: 409,
      message: 'The parameters have changed meanwhile. Reload to start from the latest version.',
    });
  });

  it('are for administrators', async () => {
    const calls: [string, string, unknown?][] = [
      ['GET', '/admin/parameter'],
      ['PUT', '/admin/parameter', { version: 1, values: {} }],
      ['POST', '/admin/parameter/check', { values: {} }],
      ['GET', '/admin/parameter/version'],
      ['GET', '/admin/parameter/version/1'],
      ['POST', '/admin/parameter/version/1/restore', { version: 1 }],
      ['POST', '/admin/parameter/draft', { values: {} }],
      ['GET', `/admin/parameter/draft/${crypto.randomUUID()}`],
      ['POST', '/admin/font', {}],
    ];
    for (const [method, path, body] of calls) {
      expect([path, (await staff.site.call(method, path, body)).status]).toEqual([path, 401]);
      expect([path, (await staff.zoe.call(method, path, body)).status]).toEqual([path, 403]);
    }
  });
});

onOneEngine('drafts of parameters', (db) => {
  let staff: Staff;
  beforeEach(async () => {
    staff = await openStaff(db());
  });

  it('are kept for their author alone, and replaced in place', async () => {
    const { nora, paul } = staff;
    const { id } = await nora.accept<{ id: string }>('POST', '/admin/parameter/draft', { values: { LOGO_HEIGHT: '80', DARK_THEME: null } });
    expect(await nora.accept('GET', `/admin/parameter/draft/${id}`)).toEqual({
      values: { LOGO_HEIGHT: '80', DARK_THEME: null },
      shown: { LOGO_HEIGHT: '80', DARK_THEME: null },
      logos: [expect.objectContaining({ type: 'LOGO' })],
    });
    expect(await nora.accept('POST', '/admin/parameter/draft', { id, values: { LOGO_HEIGHT: '90', MAP_API_KEY: 'hush' } })).toEqual({ id });
    expect(await nora.accept('GET', `/admin/parameter/draft/${id}`)).toMatchObject({ values: { LOGO_HEIGHT: '90' } });
    expect(await paul.call('GET', `/admin/parameter/draft/${id}`)).toMatchObject({ status: 404 });
    expect(await paul.call('POST', '/admin/parameter/draft', { id, values: {} })).toMatchObject({ status: 404 });
  });

  it('show a page what it would say in its language: its own words where it has some, else those of the site', async () => {
    const { nora } = staff;
    const { version } = await nora.accept<ParameterSet>('GET', '/admin/parameter');
    const values = { SHIPPING_MESSAGE: 'Expédié mardi', 'SHIPPING_MESSAGE@en_US': 'Sent on Tuesday' };
    await nora.accept('PUT', '/admin/parameter', { version, values });
    const shownOf = async (draft: Record<string, string | null>) => {
      const { id } = await nora.accept<{ id: string }>('POST', '/admin/parameter/draft', { values: draft });
      return (await nora.accept<{ shown: object }>('GET', `/admin/parameter/draft/${id}`)).shown;
    };
    expect(await shownOf({ 'SHIPPING_MESSAGE@en_US': 'Sent on Thursday' })).toEqual({ SHIPPING_MESSAGE: 'Sent on Thursday' });
    expect(await shownOf({ SHIPPING_MESSAGE: 'Expédié jeudi' })).toEqual({ SHIPPING_MESSAGE: 'Sent on Tuesday' });
    expect(await shownOf({ 'SHIPPING_MESSAGE@en_US': null })).toEqual({ SHIPPING_MESSAGE: 'Expédié mardi' });
    expect(await shownOf({ 'SHIPPING_MESSAGE@fr_FR': 'Expédié vendredi' })).toEqual({ SHIPPING_MESSAGE: 'Sent on Tuesday' });
    expect(await shownOf({ UNKNOWN_KEY: 'x' })).toEqual({});
  });

  it('are forgotten after a day, and the oldest of more than 200', async () => {
    const { nora } = staff;
    const first = await nora.accept<{ id: string }>('POST', '/admin/parameter/draft', { values: {} });
    staff.site.later(1);
    for (let i = 0; i < 200; i += 1) await nora.accept('POST', '/admin/parameter/draft', { values: {} });
    expect(await nora.call('GET', `/admin/parameter/draft/${first.id}`)).toMatchObject({ status: 404 });
    const last = await nora.accept<{ id: string }>('POST', '/admin/parameter/draft', { values: {} });
    staff.site.later(25 * 3600);
    const { nora: later } = await staff.signInAgain();
    expect(await later.call('GET', `/admin/parameter/draft/${last.id}`)).toMatchObject({ status: 404 });
    expect(await forgetDrafts(db(), staff.site.now())).toBeGreaterThanOrEqual(200);
  });
});
