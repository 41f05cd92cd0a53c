import { beforeEach, expect, it } from 'vitest';
import { readSiteFiles } from '#backend/operations/archive/export/export.ts';
import type { FieldError } from '#schemas/envelope.ts';
import type { MediaItem, Upload } from '#schemas/media-library.ts';
import type { ParameterSet } from '#schemas/parameter.ts';
import type { Logo, SiteInfo } from '#schemas/site.ts';
import { onOneEngine } from '../databases.ts';
import { openStaff, type Staff } from './staff.ts';

const drawing = (inside = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" onload="steal()"><script>steal()</script><path d="M0 0h40v30H0z"/>${inside}</svg>`,
  );

onOneEngine('logos of a site', (db) => {
  let staff: Staff;
  beforeEach(async () => {
    staff = await openStaff(db());
  });
  const current = () => staff.nora.accept<ParameterSet>('GET', '/admin/parameter');
  const put = async (values: Record<string, string | null>, person = staff.nora) =>
    person.call<ParameterSet | FieldError[]>('PUT', '/admin/parameter', { version: (await current()).version, values });
  const logos = async () => {
    const info = await staff.site.get<SiteInfo>('/site/info');
    return Object.fromEntries(info.logos.map(({ type, filename }) => [type, filename]));
  };
  const upload = async (filename: string, bytes: Buffer) => {
    const { id } = await staff.nora.accept<Upload>('POST', '/admin/media-upload', { filename, size: bytes.length });
    const form = new FormData();
    form.set('offset', '0');
    form.set('part', new Blob([new Uint8Array(bytes)]), 'part');
    await staff.site.app.request(`/admin/media-upload/${id}`, { method: 'PUT', headers: staff.nora.headers, body: form });
    return staff.nora.call<MediaItem>('POST', `/admin/media-upload/${id}/finish`);
  };

  it('are chosen among the pictures of the library, shown at once, and taken away', async () => {
    const before = await logos();
    expect((await current()).values.LOGO ?? null).toBe(before.LOGO?.replace(/\.\w+$/, '') ?? null);
    expect(await put({ LOGO: 'robe', LOGO_FAVICON: 'dos' })).toMatchObject({ status: 200, data: { values: { LOGO: 'robe' } } });
    expect(await logos()).toMatchObject({ LOGO: 'robe.svg', LOGO_FAVICON: 'dos.svg' });
    const { issues, values } = await current();
    expect(issues.map(({ key }) => key)).not.toContain('LOGO');
    expect(await put({ LOGO: null, LOGO_FAVICON: '' })).toMatchObject({ status: 200 });
    expect(await logos()).not.toHaveProperty('LOGO');
    expect(values).toMatchObject({ LOGO: 'robe', LOGO_FAVICON: 'dos' });
    expect((await current()).values).not.toHaveProperty('LOGO_FAVICON');
  });

  it('refuse a picture that the library does not have, at its field, and then save nothing', async () => {
    const before = await logos();
    const refused = await put({ LOGO: 'robe', LOGO_FOOTER: 'nowhere', LOGO_HEIGHT: '80' });
    expect(refused).toMatchObject({
      status: 422,
      data: [{ key: 'values.LOGO_FOOTER', error: 'This picture is no longer in the media library: choose another.' }],
    });
    expect(await logos()).toEqual(before);
    expect((await current()).values).not.toMatchObject({ LOGO_HEIGHT: '80' });
    const check = await staff.nora.accept('POST', '/admin/parameter/check', { values: { LOGO: 'dos', LOGO_FOOTER: 'nowhere' } });
    expect(check).toEqual({
      changes: [{ key: 'LOGO', before: 'robe', after: 'dos' }],
      refused: [{ key: 'LOGO_FOOTER', value: 'nowhere', reason: 'constraint' }],
    });
  });

  it('are restored with the version that had them, and stay where that version is older than the choice of logos', async () => {
    await put({ LOGO: 'robe' });
    const { version } = await current();
    await put({ LOGO: 'dos', LOGO_FAVICON: 'dos' });
    const restore = (earlier: number, latest: number) =>
      staff.nora.accept<ParameterSet>('POST', `/admin/parameter/version/${earlier}/restore`, { version: latest });
    expect((await restore(version, version + 1)).values).toMatchObject({ LOGO: 'robe' });
    expect(await logos()).toMatchObject({ LOGO: 'robe.svg' });
    expect(await logos()).not.toHaveProperty('LOGO_FAVICON');
    expect((await restore(version + 1, version + 2)).values).toMatchObject({ LOGO: 'dos', LOGO_FAVICON: 'dos' });
  });

  it('stay as they are where the picture of an earlier version was deleted', async () => {
    const { data } = await upload('marque.svg', drawing());
    const { name } = data as MediaItem;
    await put({ LOGO: name });
    const { version } = await current();
    await put({ LOGO: 'dos' });
    expect(await staff.nora.call('DELETE', `/admin/media/${name}`)).toMatchObject({ status: 200 });
    await staff.nora.accept('POST', `/admin/parameter/version/${version}/restore`, { version: version + 1 });
    expect(await logos()).toMatchObject({ LOGO: 'dos.svg' });
  });

  it('keep their picture in the library, which says where it is used', async () => {
    const { data } = await upload('marque.svg', drawing());
    const { name } = data as MediaItem;
    await put({ LOGO_FOOTER: name });
    expect(await staff.nora.call('DELETE', `/admin/media/${name}`)).toMatchObject({ status: 409 });
    expect(await staff.nora.accept('GET', `/admin/media/${name}`)).toMatchObject({ usedIn: [{ where: 'logo', name: 'LOGO_FOOTER' }] });
  });

  it('that are drawings lose what could run before anybody sees them, and what is no picture is refused', async () => {
    const { data } = await upload('marque.svg', drawing('<a href="javascript:steal()"><text>x</text></a>'));
    const { url } = data as MediaItem;
    const shown = await (await staff.site.app.request(`${url}.svg`)).text();
    expect(shown).toContain('<path');
    expect(shown).not.toMatch(/steal|script|onload/);
    expect(await upload('faux.png', Buffer.from('no picture at all'))).toMatchObject({ status: 422 });
  });

  it('are not saved over what somebody else chose meanwhile, and are for administrators', async () => {
    const { version } = await current();
    await put({ LOGO: 'dos' }, staff.paul);
    const late = await staff.nora.call('PUT', '/admin/parameter', { version, values: { LOGO_FOOTER: 'dos' } });
    expect(late).toMatchObject({ status: 409, message: expect.stringMatching(/^Paul Petit saved/) });
    expect(await logos()).toEqual({ LOGO: 'dos.svg' });
    expect(await staff.site.call('PUT', '/admin/parameter', { version, values: { LOGO: 'dos' } })).toMatchObject({ status: 401 });
    expect(await put({ LOGO: 'dos' }, staff.zoe)).toMatchObject({ status: 403 });
  });

  it('of a draft are shown to its author alone, before they are saved', async () => {
    await put({ LOGO: 'robe', LOGO_FAVICON: 'robe' });
    const { id } = await staff.nora.accept<{ id: string }>('POST', '/admin/parameter/draft', {
      values: { LOGO: 'dos', LOGO_FAVICON: null, LOGO_FOOTER: 'nowhere' },
    });
    const { logos: drafted } = await staff.nora.accept<{ logos: Logo[] }>('GET', `/admin/parameter/draft/${id}`);
    expect(drafted.find(({ type }) => type === 'LOGO')?.filename).toBe('dos.svg');
    expect(drafted.map(({ type }) => type)).not.toContain('LOGO_FAVICON');
    expect(await logos()).toMatchObject({ LOGO: 'robe.svg', LOGO_FAVICON: 'robe.svg' });
    expect(await staff.paul.call('GET', `/admin/parameter/draft/${id}`)).toMatchObject({ status: 404 });
  });

  it('go out to site.json with their picture, and not among the settings', async () => {
    await put({ LOGO: 'dos', LOGO_FOOTER: null, LOGO_LIGHT_THEME: null, LOGO_FAVICON: null });
    const written = await readSiteFiles(db(), staff.site.idSite);
    expect(JSON.parse(String(written?.texts.get('site.json')))).toMatchObject({ logos: [{ type: 'LOGO', picture: 'dos' }] });
    expect(String(written?.texts.get('parameters.json'))).not.toMatch(/"LOGO"/);
  });
});
