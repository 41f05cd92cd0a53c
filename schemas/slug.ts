import { z } from 'zod';

/** Most signs of a name that calls take: of a shared component, a form, a popup, a customization. */
export const maxNameLength = 80;
/** Most signs of the name of a picture, a video or a PDF file. */
export const maxFileNameLength = 120;
/** Most signs of a slug that stands in an address: of a product, an article, an event. */
export const maxSlugLength = 200;

/** Lower-case letters without accents, digits, and single hyphens between them. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const Slug = z.string().max(maxSlugLength).regex(slugPattern);

/** A slug that calls take as a name. */
export const SlugName = Slug.max(maxNameLength);

/** The name of a shared component or a page's number, as an address of the panel or a preview has it. */
export const documentNamePattern = new RegExp(`^[a-z0-9-]{1,${maxNameLength}}$`);
