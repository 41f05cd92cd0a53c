/** Description of a file and of each of its fields, by the field's path, as `fields.ts` writes it. */
export type FileWords = { holds: string; fields: Readonly<Record<string, string>> };

/** Descriptions of fields that mean the same in every file, by the last part of their path. */
export const sharedWords: Readonly<Record<string, string>> = {
  id: 'the number in its address, which an export writes so that the site keeps it when it moves; leave it out of what you add',
  slug: 'names it in its address and in other files; given once in the file',
  title: 'its title',
  html: 'its whole text as HTML; what could harm a reader is taken out',
  metaDescription: 'what search engines show of it',
  translations: 'locale → these texts in another language of the site; what is left out shows in the first language',
  picture: 'its picture',
  images: 'its pictures; the first stands for it in lists',
  pictures: 'its pictures, in order',
  'images[].name': 'a file of pictures/, without its ending',
  'pictures[].name': 'a file of pictures/, without its ending',
  'picture.name': 'a file of pictures/, without its ending',
  alt: 'what the picture shows, for who does not see it; empty for a mere decoration',
  publishedAt: 'shown from then on',
};
