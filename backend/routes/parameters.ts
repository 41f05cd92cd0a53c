import { keepDraft, readDraft } from '../parameters/drafts.ts';
import { type Api, route } from '../route.ts';

export function parameterRoutes(api: Api): void {
  route(api, 'POST /admin/parameter/draft', ({ db, site, user, body, services }) =>
    keepDraft(db, { idSite: site.id, idUser: user.id }, body, services.now()),
  );
  route(api, 'GET /admin/parameter/draft/{id}', ({ db, site, user, params, services }) =>
    readDraft(db, { idSite: site.id, idUser: user.id }, params.id, services.now()),
  );
}
