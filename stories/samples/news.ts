import archive from '#content/89/news.json';
import type { NewsList } from '#schemas/news.ts';

/** The first news of the sample boutique as the API would answer them. */
export const newsList: NewsList = {
  total: archive.length,
  news: archive.slice(0, 3).map(({ picture, publishedAt, slug, title, excerpt, html, promoted }, index) => ({
    id: index + 1,
    slug,
    title,
    excerpt,
    html,
    promoted,
    image: picture && {
      name: picture.name,
      url: `/media/sample/${picture.name}`,
      externalPath: null,
      alt: picture.alt,
      width: 1600,
      height: 1000,
    },
    publishedAt: `${publishedAt}T00:00:00.000Z`,
  })),
};
