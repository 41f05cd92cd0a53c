import { wholeEntityRows } from '#backend/entities/entity-rows.ts';
import { type EntryState, findEntry } from '#backend/entities/entry-state.ts';
import { type EntryRef, listDeleted, listEntryVersions } from '#backend/entities/entry-versions.ts';
import { listEntries } from '#backend/entities/list-entries.ts';
import type { EntityRows } from '#backend/entities/map-rows.ts';
import { productParts } from '#backend/goods/catalogue/index.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { type Api, type Call, route } from '#backend/platform/http/route.ts';
import { hasRight } from '#domain/rights.ts';
import { entityCallKeys, entityPath } from '#schemas/calls/entity-calls.ts';
import { readKey } from '#schemas/entities/define-entity.ts';
import type { Tag } from '#schemas/entities/tag.ts';
import { readAuthor } from './conflict.ts';
import { type Editor, rowSite } from './editor.ts';
import { changeMany } from './flows/change-many.ts';
import { deleteEntry } from './flows/remove-entry.ts';
import { restoreEntry, showVersion } from './flows/restore-entry.ts';
import { createEntry, saveEntry } from './flows/write-entry.ts';

/** Rows of every kind, as the panel writes them. */
const panelRows: readonly EntityRows[] = [productParts as unknown as EntityRows, ...wholeEntityRows];

/** The panel's calls for the entries of every entity. */
export function entryRoutes(api: Api): void {
  for (const rows of panelRows) routesOf(api, rows);
  route(api, 'GET /admin/deleted-entry/{kind}', ({ db, site, user, params, query }) => {
    const rows = requireRows(params.kind);
    if (!hasRight(user.role, rows.entity.right)) throw new ApiError(403, 'auth.forbidden');
    return listDeleted(db, rows, site.id, query);
  });
}

/** Finds the rows of a kind by its name in addresses. */
function requireRows(path: string): EntityRows {
  const rows = panelRows.find(({ entity }) => entityPath(entity.kind) === path);
  if (!rows) throw new ApiError(404, 'error.not-found');
  return rows;
}

type AnyCall = Pick<Call<'GET /admin/entity/tag'>, 'site' | 'user' | 'lang' | 'services' | 'db'>;
const editorOf = ({ site, user, lang, services }: AnyCall): Editor => ({ site, idUser: user.id, lang, now: services.now() });

/** Every entity has the same calls. Their types are those of a tag here: no handler looks into a value. */
function routesOf(api: Api, rows: EntityRows): void {
  const keys = entityCallKeys(rows.entity.kind as 'tag');
  const entryOf = ({ site, params }: Pick<AnyCall, 'site'> & { params: { key: string } }): EntryRef => ({
    ...{ rows, idSite: site.id, key: params.key },
  });
  const told = async (call: AnyCall, entry: EntryRef, state: EntryState) => {
    const author = await readAuthor(call.db, entry, state);
    return { value: state.value as Tag, revision: state.revision, ...author };
  };

  route(api, keys.list, ({ db, site, query }) => listEntries(db, rows, rowSite({ site }), query));
  route(api, keys.read, async (call) => {
    const state = await findEntry(call.db, rows, rowSite(call), call.params.key);
    if (!state) throw new ApiError(404, 'entry.not-found');
    return told(call, entryOf(call), state);
  });
  route(api, keys.create, async (call) => {
    const state = await createEntry(call.db, editorOf(call), rows, call.body.value);
    call.say('entry.created');
    return told(call, entryOf({ site: call.site, params: { key: readKey(rows.entity, state.value) } }), state);
  });
  route(api, keys.write, async (call) => {
    const entry = entryOf(call);
    const { state, merged } = await saveEntry(call.db, editorOf(call), entry, call.body);
    call.say(merged.length > 0 ? 'entry.merged' : 'entry.saved');
    return { ...(await told(call, entry, state)), merged };
  });
  route(api, keys.remove, async (call) => {
    const version = await deleteEntry(call.db, editorOf(call), entryOf(call), call.query.revision);
    call.say('entry.deleted');
    return { version };
  });
  route(api, keys.bulk, ({ body, ...call }) => changeMany(call.db, editorOf(call), rows, body));
  route(api, keys.versions, (call) => listEntryVersions(call.db, entryOf(call), call.query));
  route(api, keys.version, (call) => showVersion(call.db, editorOf(call), entryOf(call), call.params.version));
  route(api, keys.restore, async (call) => {
    const entry = entryOf(call);
    const { version } = call.params;
    const state = await restoreEntry(call.db, editorOf(call), entry, { version, revision: call.body.revision });
    call.say('entry.restored', { version });
    return told(call, entry, state);
  });
}
