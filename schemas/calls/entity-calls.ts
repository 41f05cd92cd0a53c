import { z } from 'zod';
import type { ComputedName, Entity } from '../entities/define-entity.ts';
import { describedAsKind } from '../entities/described-kind.ts';
import {
  EntryChange,
  EntryConflict,
  EntryKey,
  EntryParams,
  EntryRevision,
  EntryVersion,
  EntryVersionParams,
  maxBulk,
} from '../entities/entry.ts';
import { FieldError } from '../envelope.ts';
import { ListQueryParams } from '../list-query.ts';

/** A part of an entity's entries: some of its fields. */
const fieldsOf = ({ value }: Entity, names: readonly string[]): Record<string, z.ZodType> =>
  Object.fromEntries(names.flatMap((name) => (name in value.shape ? [[name, value.shape[name] as z.ZodType]] : [])));

const computedTypes: Readonly<Record<ComputedName, z.ZodType>> = { stock: z.int().nullable() };

/** Types of the computed values that a list shows beside its fields. */
const computedOf = ({ list: { computed = [] } }: Entity): Record<string, z.ZodType> =>
  Object.fromEntries(computed.map((name) => [name, computedTypes[name]]));

/** Schema of a field that may be left out, and then has no default. */
const given = (schema: z.ZodType): z.ZodType => (schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema).optional();

/** Search, filters (`filter.` and the field) and order of a list, all others refused by name. */
function listQuery({ list: { filters = [], sort } }: Entity) {
  const orders = sort.flatMap((field) => [field.replace(/^-/, ''), `-${field.replace(/^-/, '')}`]);
  const chosen = Object.fromEntries(filters.map((field) => [`filter.${field}`, z.string().max(400).optional()]));
  return ListQueryParams.extend({
    search: z.string().max(100).optional(),
    orderBy: z.enum(orders as [string, ...string[]]).optional(),
    ...(chosen as { [filter: `filter.${string}`]: z.ZodOptional<z.ZodString> }),
  }).strict();
}

function bulkBody(entity: Entity) {
  const keys = z.array(EntryKey).min(1).max(maxBulk);
  const fields = Object.entries(fieldsOf(entity, entity.list.bulk ?? [])).map(([name, schema]) => [name, given(schema)]);
  const Deletion = z.object({ action: z.literal('delete'), keys });
  const Fields = describedAsKind(z.strictObject(Object.fromEntries(fields)), entity.kind);
  const Setting = z.object({ action: z.literal('set'), keys, fields: Fields });
  const Body = fields.length > 0 ? z.discriminatedUnion('action', [Setting, Deletion]) : Deletion;
  return Body as unknown as z.ZodType<BulkBody, BulkBody>;
}
export type BulkBody = { action: 'delete'; keys: string[] } | { action: 'set'; keys: string[]; fields: Record<string, unknown> };

/** Outcome for each entry of a call for many. */
export const BulkResult = z.object({
  key: z.string(),
  outcome: z.enum(['done', 'unchanged', 'missing', 'refused']),
  /** Why it was refused; '' otherwise. */
  message: z.string(),
  fields: z.array(FieldError),
});
export type BulkResult = z.infer<typeof BulkResult>;

function callsOf<Value extends z.ZodObject, Kind extends string>(entity: Entity<Value, Kind>) {
  const { kind, key, list, value, right } = entity;
  const any = entity as unknown as Entity;
  const team = { access: 'admin', right } as const;
  const Saved = { savedBy: z.string().nullable(), savedAt: z.iso.datetime().nullable() };
  /** `version`: the latest, 0 where none was made; who saved it is null where something else than the panel wrote since. */
  const Entry = z.object({ value, revision: EntryRevision, version: z.int().min(0), ...Saved });
  return {
    list: {
      ...team,
      summary: `Entries of the kind ${kind}, a page of them: the fields that its list shows`,
      query: listQuery(any),
      data: z.object({
        total: z.int(),
        entries: z.array(
          describedAsKind(z.object({ ...fieldsOf(any, [key, ...list.columns]), ...computedOf(any) }), kind) as unknown as z.ZodType<
            Partial<z.output<Value>>
          >,
        ),
      }),
    },
    read: { ...team, summary: `An entry of the kind ${kind}, with the revision that a write names`, params: EntryParams, data: Entry },
    create: {
      ...team,
      summary: `Makes an entry of the kind ${kind}; its number is the site’s to give`,
      body: z.object({ value }),
      data: Entry,
    },
    write: {
      ...team,
      summary: `Writes an entry of the kind ${kind}. What somebody else wrote since \`revision\` is merged by path; 409 where both changed the same`,
      params: EntryParams,
      body: z.object({ revision: EntryRevision, value }),
      /** `merged`: what others had changed meanwhile. */
      data: Entry.extend({ merged: z.array(EntryChange) }),
      conflict: EntryConflict,
    },
    remove: {
      ...team,
      summary: `Deletes an entry of the kind ${kind}; its versions bring it back. 409 where it changed since \`revision\`, or is named somewhere`,
      params: EntryParams,
      query: z.object({ revision: EntryRevision }),
      data: z.object({ version: z.int().min(1) }),
      conflict: EntryConflict,
    },
    bulk: {
      ...team,
      summary: `Sets fields of entries of the kind ${kind}, or deletes them, in one transaction. Those that are refused are left as they are`,
      body: bulkBody(any),
      data: z.array(BulkResult),
    },
    versions: {
      ...team,
      summary: `Versions of an entry of the kind ${kind}, newest first, those of a deleted one too`,
      params: EntryParams,
      query: ListQueryParams.omit({ orderBy: true }),
      data: z.object({ total: z.int(), versions: z.array(EntryVersion) }),
    },
    version: {
      ...team,
      summary: `A version of an entry of the kind ${kind}: its content, what it changed, what restoring it would change, and what would refuse it`,
      params: EntryVersionParams,
      data: EntryVersion.extend({
        /** As it was stored, whether it still fits or not; null: deleted. */
        value: z.unknown(),
        changes: z.array(EntryChange),
        toRestore: z.array(EntryChange),
        refused: z.array(FieldError),
      }),
    },
    restore: {
      ...team,
      summary: `Writes an earlier version of an entry of the kind ${kind} as a new one; null as revision: it is deleted. 409 where it changed since`,
      params: EntryVersionParams,
      body: z.object({ revision: EntryRevision.nullable() }),
      data: Entry,
      conflict: EntryConflict,
    },
  };
}

/** Kind of an entity as an address writes it: `blog-folder`. */
type EntityPath<Kind extends string> = Kind extends `${infer First} ${infer Rest}` ? `${First}-${EntityPath<Rest>}` : Kind;
export const entityPath = <Kind extends string>(kind: Kind): EntityPath<Kind> => kind.replaceAll(' ', '-') as EntityPath<Kind>;

type Keys<Kind extends string> = {
  list: `GET /admin/entity/${EntityPath<Kind>}`;
  read: `GET /admin/entity/${EntityPath<Kind>}/{key}`;
  create: `POST /admin/entity/${EntityPath<Kind>}`;
  write: `PUT /admin/entity/${EntityPath<Kind>}/{key}`;
  remove: `DELETE /admin/entity/${EntityPath<Kind>}/{key}`;
  bulk: `POST /admin/entity/${EntityPath<Kind>}/bulk`;
  versions: `GET /admin/entity/${EntityPath<Kind>}/{key}/version`;
  version: `GET /admin/entity/${EntityPath<Kind>}/{key}/version/{version}`;
  restore: `POST /admin/entity/${EntityPath<Kind>}/{key}/version/{version}/restore`;
};
type Calls<Value extends z.ZodObject, Kind extends string> = ReturnType<typeof callsOf<Value, Kind>>;

/** The calls of an entity by their keys, e.g. `GET /admin/entity/tag/{key}`. */
export type EntityCalls<Value extends z.ZodObject, Kind extends string> = {
  [Name in keyof Keys<Kind> as Keys<Kind>[Name]]: Calls<Value, Kind>[Name];
};

/** The keys of an entity's calls by what they do. */
export const entityCallKeys = <Kind extends string>(kind: Kind): Keys<Kind> => ({
  list: `GET /admin/entity/${entityPath(kind)}`,
  read: `GET /admin/entity/${entityPath(kind)}/{key}`,
  create: `POST /admin/entity/${entityPath(kind)}`,
  write: `PUT /admin/entity/${entityPath(kind)}/{key}`,
  remove: `DELETE /admin/entity/${entityPath(kind)}/{key}`,
  bulk: `POST /admin/entity/${entityPath(kind)}/bulk`,
  versions: `GET /admin/entity/${entityPath(kind)}/{key}/version`,
  version: `GET /admin/entity/${entityPath(kind)}/{key}/version/{version}`,
  restore: `POST /admin/entity/${entityPath(kind)}/{key}/version/{version}/restore`,
});

/** The panel's calls for the entries of an entity: list, read, create, write, delete, many at once, versions. */
export function entityCalls<Value extends z.ZodObject, Kind extends string>(entity: Entity<Value, Kind>): EntityCalls<Value, Kind> {
  const made = callsOf(entity);
  const keys = Object.entries(entityCallKeys(entity.kind)) as [keyof typeof made, string][];
  return Object.fromEntries(keys.map(([name, key]) => [key, made[name]])) as EntityCalls<Value, Kind>;
}
