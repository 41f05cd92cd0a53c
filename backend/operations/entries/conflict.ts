import { type EntryState, findEntry } from '#backend/entities/entry-state.ts';
import { type EntryRef, findLatest } from '#backend/entities/entry-versions.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { formatMoment, type MessageKey, type MessageParams } from '#backend/platform/messages/message.ts';
import type { EntryCollision, EntryConflict, EntryUse } from '#schemas/entities/entry.ts';
import { type Editor, rowSite } from './editor.ts';

/** Version of an entry and who wrote it. */
export type EntryAuthor = { version: number; savedBy: string | null; savedAt: string | null };

/** Reads which version an entry is and who wrote it; nobody, where something else than the panel wrote since. */
export async function readAuthor(db: Database, entry: EntryRef, state: Pick<EntryState, 'revision'> | null): Promise<EntryAuthor> {
  const latest = await findLatest(db, entry);
  const isLatest = latest !== undefined && latest.revision === (state?.revision ?? null);
  return { version: latest?.version ?? 0, savedBy: isLatest ? latest.savedBy : null, savedAt: isLatest ? latest.savedAt : null };
}

/** Finds an entry. Throws ApiError 404 where it never was, 409 where it was deleted. */
export async function requireEntry(tx: Database, editor: Editor, entry: EntryRef): Promise<EntryState> {
  const state = await findEntry(tx, entry.rows, rowSite(editor), entry.key);
  if (state) return state;
  if (!(await findLatest(tx, entry))) throw new ApiError(404, 'entry.not-found');
  throw await conflictError(tx, editor, entry, { state: null });
}

type Standing = { state: EntryState | null; collisions?: readonly EntryCollision[]; uses?: readonly EntryUse[] };

/** The refusal (409) of a change, with what stands in the way: who wrote what meanwhile, or what names the entry. */
export async function conflictError(db: Database, editor: Editor, entry: EntryRef, standing: Standing): Promise<ApiError> {
  const { state, collisions = [], uses = [] } = standing;
  const { savedBy, savedAt } = await readAuthor(db, entry, state);
  const [key, params] = sentenceOf(editor, standing, { savedBy, savedAt });
  const conflict: EntryConflict = {
    ...{ revision: state?.revision ?? null, value: state?.value ?? null, savedBy, savedAt },
    ...{ collisions: [...collisions], uses: [...uses] },
  };
  const fields = collisions.map(({ path }) => ({ key: ['value', ...path].join('.'), message: 'entry.collides' as const }));
  return new ApiError(409, key, { params, conflict, ...(fields.length > 0 && { fields }) });
}

function sentenceOf(
  { lang, site }: Editor,
  { state, uses = [] }: Standing,
  { savedBy, savedAt }: Pick<EntryAuthor, 'savedBy' | 'savedAt'>,
): [MessageKey, MessageParams] {
  if (uses.length > 0)
    return [
      'entry.in-use',
      {
        count: uses.length,
        names: uses
          .slice(0, 3)
          .map(({ title, name }) => title || name)
          .join(', '),
      },
    ];
  if (!state) return ['entry.gone', {}];
  if (savedBy === null || savedAt === null) return ['entry.conflict-unnamed', {}];
  return ['entry.conflict', { name: savedBy, moment: formatMoment(lang, new Date(savedAt), site.timeZone) }];
}
