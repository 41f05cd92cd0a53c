import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { ListQueryParams } from '../list-query.ts';
import { MediaItem, MediaKindFilter, MediaProperties, MediaUse, NewUpload, Upload } from '../media-library.ts';
import { Image } from '../site.ts';
import { maxFileNameLength } from '../slug.ts';

const MediaParams = z.object({
  name: z
    .string()
    .max(maxFileNameLength)
    .regex(/^[a-z0-9-]+$/),
});
const UploadParams = z.object({ id: z.uuid() });

/** The site's pictures, videos and PDF files. A file is uploaded in parts: begun, parts one after another, finished. */
export const mediaLibraryCalls = {
  'GET /admin/media': {
    summary:
      'Files of the site, the newest first; `search`: beginnings of words in names, tags and alternative texts; `total` is 10,000 at most',
    access: 'admin',
    query: ListQueryParams.extend({
      search: z.string().max(80).optional(),
      folder: z.string().max(120).optional(),
      tag: z.string().max(40).optional(),
      kind: MediaKindFilter.optional(),
      unused: z.stringbool().optional(),
    }),
    data: z.object({ total: z.int(), items: z.array(MediaItem), folders: z.array(z.string()), tags: z.array(z.string()) }),
  },
  'GET /admin/media/{name}': {
    summary: 'A file, with where it is used',
    access: 'admin',
    params: MediaParams,
    data: MediaItem.extend({ usedIn: z.array(MediaUse) }),
  },
  'PUT /admin/media/{name}': {
    summary: 'Changes what is given: folder, tags, alternative texts, focal point',
    access: 'admin',
    params: MediaParams,
    body: MediaProperties.partial(),
    data: MediaItem,
  },
  'DELETE /admin/media/{name}': {
    summary: 'Deletes a file that nothing uses; 409 otherwise',
    access: 'admin',
    params: MediaParams,
    data: z.null(),
  },
  'POST /admin/media-pictures': {
    summary: 'Pictures by name, as documents refer to them; names that nothing has are left out',
    access: 'admin',
    unlogged: true,
    body: z.object({ names: z.array(z.string().max(200)).max(1000) }),
    data: z.array(Image),
  },
  'POST /admin/media-upload': { summary: 'Begins an upload', access: 'admin', body: NewUpload, data: Upload },
  'GET /admin/media-upload/{id}': {
    summary: 'How much of an upload is there, for one that goes on after an interruption',
    access: 'admin',
    params: UploadParams,
    data: Upload,
  },
  'PUT /admin/media-upload/{id}': {
    summary: 'The next part, under `part`, which begins at byte `offset`; 409 with `received` when it does not follow what is there',
    access: 'admin',
    unlogged: true,
    multipart: true,
    params: UploadParams,
    body: z.object({ offset: z.coerce.number().int().min(0) }),
    data: Upload,
  },
  'POST /admin/media-upload/{id}/finish': {
    summary: 'Checks the file by its content, takes what tells where it was taken out of it, and puts it into the library',
    access: 'admin',
    params: UploadParams,
    data: MediaItem,
  },
  'DELETE /admin/media-upload/{id}': { summary: 'Gives an upload up', access: 'admin', params: UploadParams, data: z.null() },
} as const satisfies CallTable;
