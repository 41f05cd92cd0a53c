import { type Api, type Call, route } from '#backend/platform/http/route.ts';
import { finishUpload } from './finish-upload.ts';
import { changeMedia, deleteMedia, readMedia, readPictures } from './library.ts';
import { listMedia } from './list-media.ts';
import { addPart, beginUpload, cancelUpload, readUpload } from './uploads.ts';

const uploaderOf = ({ site, user }: Pick<Call<'POST /admin/media-upload'>, 'site' | 'user'>) => ({ idSite: site.id, idUser: user.id });

/** The media library: pictures, drawings, videos and PDF files of a site. */
export function libraryRoutes(api: Api): void {
  route(api, 'GET /admin/media', ({ db, site, query }) => listMedia(db, site.id, query));
  route(api, 'POST /admin/media-pictures', ({ db, site, body, locale }) => readPictures(db, site.id, body.names, locale));
  route(api, 'GET /admin/media/{name}', ({ db, site, params }) => readMedia(db, site.id, params.name));
  route(api, 'PUT /admin/media/{name}', ({ db, site, params, body }) => changeMedia(db, site.id, params.name, body));
  route(api, 'DELETE /admin/media/{name}', async (call) => {
    await deleteMedia(call.db, call.site.id, call.params.name);
    call.say('media.deleted');
    return null;
  });
  route(api, 'POST /admin/media-upload', (call) => beginUpload(call.db, uploaderOf(call), call.body, call.services.now()));
  route(api, 'GET /admin/media-upload/{id}', (call) => readUpload(call.db, uploaderOf(call), call.params.id));
  route(api, 'PUT /admin/media-upload/{id}', (call) =>
    addPart(call.db, uploaderOf(call), call.params.id, { offset: call.body.offset, part: call.files[0] }),
  );
  route(api, 'POST /admin/media-upload/{id}/finish', (call) =>
    finishUpload(call.db, call.services.mediaStore, uploaderOf(call), call.params.id),
  );
  route(api, 'DELETE /admin/media-upload/{id}', (call) => cancelUpload(call.db, uploaderOf(call), call.params.id));
}
