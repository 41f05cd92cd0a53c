import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  DocumentIssue,
  DocumentParams,
  DocumentVersion,
  DraftCms,
  DraftRevision,
  DraftState,
  EditedDocument,
  PresentPerson,
  PreviewedDocument,
  PreviewLink,
  PublicationState,
  Template,
  TemplateBody,
} from '../edited-document.ts';
import { Id } from '../id.ts';
import { ListQueryParams } from '../list-query.ts';
import { NamedKind, NamedThingQuery, NamedThings } from '../named-thing.ts';

const VersionParams = DocumentParams.extend({ version: Id });
/** The draft that a change is made on: 409 when somebody wrote since. */
const OfRevision = z.object({ revision: DraftRevision });

/**
 * Documents of pages (`page`, by id) and of shared components (`component`, by slug). A conflict (409) answers, as fields, `revision`,
 * `savedBy` and `savedAt` of the draft that is there.
 */
export const documentEditingCalls = {
  'GET /admin/document/{kind}/{name}': {
    summary: 'A document as the editor opens it: published, draft, schedule, issues',
    access: 'admin',
    params: DocumentParams,
    data: EditedDocument,
  },
  'PUT /admin/document/{kind}/{name}/draft': {
    summary: 'Keeps a draft beside what is published; `revision` is the one it was written on. 409 when somebody wrote since',
    access: 'admin',
    unlogged: true,
    deep: true,
    params: DocumentParams,
    body: OfRevision.extend({ cms: DraftCms }),
    data: DraftState,
  },
  'DELETE /admin/document/{kind}/{name}/draft': {
    summary: 'Drops a draft; it stays among the versions',
    access: 'admin',
    params: DocumentParams,
    query: z.object({ revision: z.coerce.number().int().min(0).max(2_147_483_646) }),
    data: PublicationState,
  },
  'GET /admin/document/{kind}/{name}/draft': {
    summary: 'The draft as a page is rendered from it, else what is published',
    access: 'admin',
    params: DocumentParams,
    data: PreviewedDocument,
  },
  'POST /admin/document/{kind}/{name}/check': {
    summary: 'What is wrong in a document; nothing is written',
    access: 'admin',
    unlogged: true,
    deep: true,
    params: DocumentParams,
    body: z.object({ cms: DraftCms }),
    data: z.array(DocumentIssue),
  },
  'GET /admin/choice/{kind}': {
    summary: 'Products, tags, forms … of the site by their titles, to choose one that a document names; `name`: the one that it names so',
    access: 'admin',
    params: z.object({ kind: NamedKind }),
    query: NamedThingQuery,
    data: NamedThings,
  },
  'GET /admin/document/{kind}/{name}/version': {
    summary: 'Versions of a document, newest first',
    access: 'admin',
    params: DocumentParams,
    query: ListQueryParams,
    data: z.object({ total: z.int(), versions: z.array(DocumentVersion) }),
  },
  'POST /admin/document/{kind}/{name}/version': {
    summary: 'Keeps the draft as a version',
    access: 'admin',
    params: DocumentParams,
    body: OfRevision,
    data: DocumentVersion,
  },
  'GET /admin/document/{kind}/{name}/version/{version}': {
    summary: 'A version with its document',
    access: 'admin',
    params: VersionParams,
    data: DocumentVersion.extend({ cms: z.unknown() }),
  },
  'POST /admin/document/{kind}/{name}/version/{version}/restore': {
    summary: 'Makes an earlier version the draft; the draft that was there stays among the versions',
    access: 'admin',
    params: VersionParams,
    body: OfRevision,
    data: DraftState.extend({ cms: z.unknown() }),
  },
  'POST /admin/document/{kind}/{name}/publish': {
    summary: 'Publishes the draft now, or `at` a time. 422 with a field for each error, whose key is its JSON pointer',
    access: 'admin',
    params: DocumentParams,
    body: OfRevision.extend({ at: z.iso.datetime().optional() }),
    data: PublicationState,
  },
  'DELETE /admin/document/{kind}/{name}/schedule': {
    summary: 'Takes back a publication that waits for its time; the draft stays',
    access: 'admin',
    params: DocumentParams,
    data: PublicationState,
  },
  'POST /admin/document/{kind}/{name}/unpublish': {
    summary: 'Takes a page off the site; its document stays',
    access: 'admin',
    params: DocumentParams,
    data: PublicationState,
  },
  'POST /admin/document/{kind}/{name}/undo': {
    summary: 'Undoes the last publication: what was published before is again, and what was undone becomes the draft if there is none',
    access: 'admin',
    params: DocumentParams,
    data: PublicationState,
  },
  'POST /admin/document/{kind}/{name}/presence': {
    summary: 'Says that an editor is open, every 10 s, or that it closes; answers who else has it open, and the draft’s revision',
    access: 'admin',
    unlogged: true,
    unattended: true,
    params: DocumentParams,
    body: z.object({ session: z.uuid(), idNode: z.string().max(100).nullable().default(null), isLeaving: z.boolean().default(false) }),
    data: z.object({ others: z.array(PresentPerson), revision: DraftRevision, draft: DraftState.nullable() }),
  },
  'GET /admin/document/{kind}/{name}/preview-link': {
    summary: 'Preview links of a document that are still good',
    access: 'admin',
    params: DocumentParams,
    data: z.array(PreviewLink),
  },
  'POST /admin/document/{kind}/{name}/preview-link': {
    summary: 'Makes a link that shows the draft to whoever has it, until it expires or is taken back',
    access: 'admin',
    params: DocumentParams,
    body: z.object({ hours: z.int().min(1).max(720).default(72) }),
    data: PreviewLink,
  },
  'DELETE /admin/preview-link/{id}': {
    summary: 'Takes a preview link back',
    access: 'admin',
    params: z.object({ id: z.uuid() }),
    data: z.null(),
  },
  'GET /preview/{token}': {
    summary: 'The draft that a signed link shows; 404 once it has expired or was taken back',
    access: 'public',
    params: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{1,200}$/) }),
    data: PreviewedDocument,
  },
  'GET /admin/template': { summary: 'Saved sections, the newest first', access: 'admin', data: z.array(Template) },
  'POST /admin/template': {
    summary: 'Saves layouts under a name, in place of those that have it',
    access: 'admin',
    deep: true,
    body: TemplateBody,
    data: Template,
  },
  'DELETE /admin/template/{id}': { summary: 'Deletes saved sections', access: 'admin', params: z.object({ id: Id }), data: z.null() },
} as const satisfies CallTable;
