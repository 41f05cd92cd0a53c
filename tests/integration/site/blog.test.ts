import { expect, it } from 'vitest';
import { importSite } from '#backend/operations/archive/import/import.ts';
import type { Blog, BlogCrumb, BlogFolder, BlogList } from '#schemas/blog.ts';
import { onOneEngine } from '../databases.ts';
import { openSite } from './open-site.ts';
import { type SmallSite, writeSite } from './small-site.ts';

const article = (slug: string, publishedAt: string, change: object = {}) => ({
  slug,
  title: `Article ${slug}`,
  excerpt: 'En bref.',
  html: `<p onclick="x()">Texte</p><script>alert(1)</script>`,
  publishedAt,
  author: 'Marie',
  folders: ['laines'],
  ...change,
});

const folders = [
  {
    slug: 'matieres',
    name: 'Matières',
    description: 'Ce dont c’est fait.',
    picture: { name: 'robe', alt: 'Une robe' },
    folders: [
      { slug: 'laines', name: 'Laines', translations: { en_US: { name: 'Wools' } } },
      { slug: 'soies', name: 'Soies' },
    ],
    translations: { en_US: { name: 'Fabrics' } },
  },
  { slug: 'gestes', name: 'Gestes' },
];
const articles = [
  article('laver', '2026-01-05', { picture: { name: 'robe', alt: 'Une robe', translations: { en_US: { alt: 'A dress' } } } }),
  article('repriser', '2026-03-05', { folders: ['gestes', 'laines'], html: `<p>${'mot '.repeat(450)}</p>` }),
  article('plier', '2026-02-05', {
    folders: ['gestes'],
    translations: { en_US: { title: 'Folding', html: '<p>Text</p><script>x</script>' } },
  }),
  article('sans-dossier', '2026-01-01', { folders: [] }),
  article('a-venir', '2999-01-01'),
];
const withBlog =
  (blog: object) =>
  (files: SmallSite): void =>
    void Object.assign(files, { 'blog.json': blog });

onOneEngine('blog', (db) => {
  const open = () => openSite(db(), withBlog({ folders, articles }));
  const slugs = ({ blogs }: BlogList) => blogs.map(({ slug }) => slug);
  const idsOf = async ({ get }: Awaited<ReturnType<typeof open>>) => {
    const root = await get<BlogFolder>('/blog/folder');
    const fabrics = await get<BlogFolder>(`/blog/folder/${root.folders[0]?.id}`);
    return new Map([...root.folders, ...fabrics.folders].map(({ slug, id }) => [slug, id]));
  };

  it('lists the articles that are published, the newest first, pages of 12', async () => {
    const many = Array.from({ length: 14 }, (_, index) => article(`no-${index + 10}`, `2026-05-${index + 10}`));
    const { get, call } = await openSite(db(), withBlog({ folders, articles: [...many, article('a-venir', '2999-01-01')] }));
    const first = await get<BlogList>('/blog/folder/list');
    expect({ total: first.total, count: first.blogs.length, slug: first.blogs[0]?.slug }).toEqual({ total: 14, count: 12, slug: 'no-23' });
    expect(slugs(await get<BlogList>('/blog/folder/list?page=2'))).toEqual(['no-11', 'no-10']);
    expect(slugs(await get<BlogList>('/blog/folder/list?nbItem=1&orderBy=date'))).toEqual(['no-10']);
    expect(await call('GET', '/blog/folder/list?orderBy=html')).toMatchObject({ status: 422, data: [{ key: 'orderBy' }] });
    expect(await call('GET', '/blog/folder/list?nbItem=101')).toMatchObject({ status: 422, data: [{ key: 'nbItem' }] });
  });

  it('lists the articles of a folder with those of the folders in it, each once', async () => {
    const site = await open();
    const ids = await idsOf(site);
    const fabrics = await site.get<BlogList>(`/blog/folder/list/${ids.get('matieres')}`);
    expect({ total: fabrics.total, slugs: slugs(fabrics) }).toEqual({ total: 2, slugs: ['repriser', 'laver'] });
    expect(slugs(await site.get<BlogList>(`/blog/folder/list/${ids.get('gestes')}`))).toEqual(['repriser', 'plier']);
    expect(await site.get<BlogList>(`/blog/folder/list/${ids.get('soies')}`)).toEqual({ total: 0, blogs: [] });
    expect(slugs(await site.get<BlogList>('/blog/folder/list?folder=matieres'))).toEqual(['repriser', 'laver']);
    expect(slugs(await site.get<BlogList>('/blog/folder/list?folder=soies,gestes'))).toEqual(['repriser', 'plier']);
    expect(await site.get<BlogList>('/blog/folder/list?folder=inconnu')).toEqual({ total: 0, blogs: [] });
    expect(await site.call('GET', '/blog/folder/list/2147483647')).toMatchObject({ status: 404 });
  });

  it('tells of each folder how many articles are in it, in the order of the owner', async () => {
    const site = await open();
    const root = await site.get<BlogFolder>('/blog/folder');
    expect(root).toMatchObject({ id: null, url: '/blog', name: 'Blog', total: 4 });
    expect(root.folders.map(({ slug, total }) => [slug, total])).toEqual([
      ['matieres', 2],
      ['gestes', 2],
    ]);
    const fabrics = await site.get<BlogFolder>(`/blog/folder/${root.folders[0]?.id}`);
    expect(fabrics).toMatchObject({ name: 'Matières', idParent: null, total: 2, image: { alt: 'Une robe' } });
    expect(fabrics.folders.map(({ slug, total, idParent }) => [slug, total, idParent === fabrics.id])).toEqual([
      ['laines', 2, true],
      ['soies', 0, true],
    ]);
    expect(await site.call('GET', '/blog/folder/2147483647')).toMatchObject({ status: 404 });
  });

  it('answers an article with its sanitised text, reading time, folders and others to read', async () => {
    const site = await open();
    const [mending, folding] = (await site.get<BlogList>('/blog/folder/list')).blogs;
    const read = await site.get<Blog>(`/blog/${mending?.id}`);
    expect(read).toMatchObject({ title: 'Article repriser', readingMinutes: 3, author: 'Marie', url: `/blog/repriser/${mending?.id}` });
    expect(read.folders.map(({ name }) => name)).toEqual(['Gestes', 'Laines']);
    expect(read.related.map(({ slug }) => slug)).toEqual(['plier', 'laver', 'sans-dossier']);
    expect((await site.get<Blog>(`/blog/${folding?.id}`)).html).toBe('<p>Texte</p>');
    expect(await site.call('GET', '/blog/2147483647')).toMatchObject({ status: 404, message: 'Cet article n’existe pas, ou plus.' });
  });

  it('hides an article until the day of its publication', async () => {
    const { get, call, later } = await openSite(db(), withBlog({ folders, articles: [article('bientot', '2999-01-01')] }));
    expect(await get<BlogList>('/blog/folder/list')).toEqual({ total: 0, blogs: [] });
    later(974 * 365.25 * 24 * 3600);
    const [soon] = (await get<BlogList>('/blog/folder/list')).blogs;
    expect(soon).toMatchObject({ slug: 'bientot' });
    later(-974 * 365.25 * 24 * 3600);
    expect(await call('GET', `/blog/${soon?.id}`)).toMatchObject({ status: 404 });
    expect(await call('GET', `/blog/ariane/${soon?.id}`)).toMatchObject({ status: 404 });
  });

  it('leads to a folder and to an article from the page of the blog', async () => {
    const site = await openSite(db(), (files) => {
      withBlog({ folders, articles })(files);
      const page = {
        ...(files['pages.json'][0] as object),
        key: 'journal',
        url: '/journal',
        type: 'blog',
        menuTitle: 'Journal',
        children: [],
      };
      files['pages.json'].push(page);
      Object.assign(files, { 'pages/journal.json': { format: 1, layouts: [] } });
    });
    const names = (way: BlogCrumb[]) => way.map(({ name }) => name);
    const ids = await idsOf(site);
    const toWools = await site.get<BlogCrumb[]>(`/blog/folder/ariane/${ids.get('laines')}`);
    expect(names(toWools)).toEqual(['Journal', 'Matières', 'Laines']);
    expect(toWools[0]).toEqual({ id: null, url: '/journal', name: 'Journal' });
    expect(names(await site.get<BlogCrumb[]>('/blog/folder/ariane'))).toEqual(['Journal']);
    const [washing] = (await site.get<BlogList>('/blog/folder/list?orderBy=date')).blogs.filter(({ slug }) => slug === 'laver');
    const way = await site.get<BlogCrumb[]>(`/blog/ariane/${washing?.id}`);
    expect(names(way)).toEqual(['Journal', 'Matières', 'Laines', 'Article laver']);
    expect((await site.get<Blog>(`/blog/${washing?.id}`)).breadcrumb).toEqual(way);
    expect(await site.call('GET', '/blog/folder/ariane/2147483647')).toMatchObject({ status: 404 });
  });

  it('answers in the language of the caller; what is not translated stays', async () => {
    const { get } = await open();
    const english = { userLang: 'en_US' };
    const list = await get<BlogList>('/blog/folder/list', english);
    expect(list.blogs.map(({ title }) => title)).toEqual(['Article repriser', 'Folding', 'Article laver', 'Article sans-dossier']);
    expect(list.blogs[2]?.image?.alt).toBe('A dress');
    expect(list.blogs[2]?.folders[0]?.name).toBe('Wools');
    expect((await get<Blog>(`/blog/${list.blogs[1]?.id}`, english)).html).toBe('<p>Text</p>');
    expect((await get<BlogFolder>('/blog/folder', english)).folders.map(({ name }) => name)).toEqual(['Fabrics', 'Gestes']);
  });

  it('keeps ids when a site is imported again, and forgets what is gone', async () => {
    const { get, idSite, mediaStore } = await open();
    const before = (await get<BlogList>('/blog/folder/list')).blogs;
    // The upper folder is now below the other.
    const turned = [{ slug: 'laines', name: 'Laines', folders: [{ slug: 'matieres', name: 'Matières' }] }];
    const folder = writeSite(idSite, withBlog({ folders: turned, articles: [article('laver', '2026-01-05', { folders: ['matieres'] })] }));
    await importSite({ db: db(), mediaStore, folder, idSite, force: true });
    const after = await get<BlogList>('/blog/folder/list');
    expect(after.total).toBe(1);
    expect(after.blogs[0]?.id).toBe(before.find(({ slug }) => slug === 'laver')?.id);
    expect((await get<BlogCrumb[]>(`/blog/ariane/${after.blogs[0]?.id}`)).map(({ name }) => name)).toEqual([
      'Blog',
      'Laines',
      'Matières',
      'Article laver',
    ]);
  });

  it('shows nothing of another site', async () => {
    const [{ get }, other] = [await open(), await openSite(db())];
    const [own] = (await get<BlogList>('/blog/folder/list')).blogs;
    const folderId = (await get<BlogFolder>('/blog/folder')).folders[0]?.id;
    expect(await other.get<BlogList>('/blog/folder/list')).toEqual({ total: 0, blogs: [] });
    expect(await other.call('GET', `/blog/${own?.id}`)).toMatchObject({ status: 404 });
    expect(await other.call('GET', `/blog/folder/${folderId}`)).toMatchObject({ status: 404 });
  });

  it.each<[string, object, RegExp]>([
    [
      'a slug that stands twice',
      { articles: [article('une', '2026-01-01', { folders: [] }), article('une', '2026-01-02', { folders: [] })] },
      /blog\.json#\/articles\/1\/slug: "une" stands here twice/,
    ],
    [
      'a folder that is not there',
      { articles: [article('une', '2026-01-01')] },
      /blog\.json#\/articles\/0\/folders\/0: there is no blog folder "laines"/,
    ],
    [
      'a folder that stands in two',
      { folders: [...folders, { slug: 'soies', name: 'Soies' }] },
      /blog\.json#\/folders\/2\/slug: "soies" stands here twice/,
    ],
    [
      'a picture that is not there',
      { folders: [{ slug: 'a', name: 'A', picture: { name: 'absente', alt: '' } }] },
      /blog\.json#\/folders\/0\/picture\/name/,
    ],
  ])('refuses %s', async (_, blog, message) => {
    await expect(openSite(db(), withBlog(blog))).rejects.toThrow(message);
  });
});
