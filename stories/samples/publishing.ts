import albums from '#content/89/albums.json';
import blog from '#content/89/blog.json';
import reviews from '#content/89/reviews.json';
import services from '#content/89/services.json';
import type { Album } from '#schemas/album.ts';
import type { Blog, BlogCard, BlogFolder } from '#schemas/blog.ts';
import type { ReviewList } from '#schemas/review.ts';
import type { Service } from '#schemas/service.ts';
import type { Image } from '#schemas/site.ts';

/** Published content of the sample boutique, in the form of the API's answers. */

const toImage = ({ name, alt }: { name: string; alt: string }): Image => ({
  name,
  alt,
  url: `/media/sample/${name}`,
  externalPath: null,
  width: 1600,
  height: 1000,
});
const moment = (day: string) => `${day}T00:00:00.000Z`;
const root = { id: null, url: '/blog', name: 'Le carnet' };
const crumbs = blog.folders.map(({ slug, name }, index) => ({ id: index + 1, url: `/blog/folder/${slug}/${index + 1}`, name }));

export const blogCards: BlogCard[] = blog.articles.map(({ slug, title, excerpt, picture, author, publishedAt, folders }, index) => ({
  id: index + 1,
  slug,
  title,
  excerpt,
  author,
  readingMinutes: 3,
  url: `/blog/${slug}/${index + 1}`,
  image: toImage(picture),
  publishedAt: moment(publishedAt),
  folders: crumbs.filter((_, at) => folders.includes(blog.folders[at]?.slug ?? '')),
}));

const [first, ...others] = blogCards;
if (!first) throw new Error('the sample blog has no article');
export const article: Blog = {
  ...first,
  html: blog.articles[0]?.html ?? '',
  metaDescription: '',
  updatedAt: null,
  breadcrumb: [root, ...crumbs.slice(0, 1), { id: first.id, url: first.url, name: first.title }],
  related: others.slice(0, 3),
};

export const blogFolder: BlogFolder = {
  ...root,
  idParent: null,
  slug: '',
  description: '',
  image: null,
  total: blogCards.length,
  folders: blog.folders.map(({ slug, description, picture }, index) => ({
    id: null,
    url: '',
    name: '',
    ...crumbs[index],
    slug,
    description,
    idParent: null,
    total: index + 1,
    image: toImage(picture),
  })),
};

export const album: Album = {
  id: 1,
  slug: '',
  title: '',
  description: '',
  ...albums[0],
  url: '/albums/la-boutique/1',
  image: toImage(albums[0]?.pictures[0] ?? { name: '', alt: '' }),
  count: albums[0]?.pictures.length ?? 0,
  publishedAt: moment(albums[0]?.publishedAt ?? ''),
  pictures: albums[0]?.pictures.map((picture) => ({ image: toImage(picture), caption: picture.caption })) ?? [],
};

export const allServices: Service[] = services.map(({ picture, ...service }, index) => ({
  isFrom: false,
  bookingSeats: null,
  ...service,
  id: index + 1,
  image: toImage(picture),
  url: `/services/${service.slug}/${index + 1}`,
}));

export const reviewList: ReviewList = {
  total: reviews.length,
  rating: { count: reviews.length, average: 4.7 },
  sources: ['GOOGLE'],
  reviews: reviews.map(({ author, rating, text, language, reply, writtenAt }, index) => ({
    id: index + 1,
    source: 'GOOGLE',
    author,
    rating,
    text,
    language,
    reply,
    date: moment(writtenAt),
  })),
};

export const publishingAnswers: Record<string, unknown> = {
  'GET /blog/folder/list': { total: blogCards.length, blogs: blogCards },
  'GET /blog/folder/list/{id}': { total: 2, blogs: blogCards.slice(0, 2) },
  'GET /blog/folder': blogFolder,
  'GET /album': { total: 1, albums: [album] },
  'GET /album/{id}': album,
  'GET /service': { total: allServices.length, services: allServices },
  'GET /service/{id}': allServices[0],
  'GET /google/reviews': reviewList,
  'GET /newsletter/list': [{ id: 1, name: 'La lettre d’information', description: 'Les nouveautés de la boutique, de temps en temps.' }],
};
