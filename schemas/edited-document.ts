import { z } from 'zod';
import { DocumentTexts, Layout } from './cms/document.ts';
import { describedAsAny } from './json-schema.ts';
import { documentNamePattern } from './slug.ts';

/** Kinds of edited documents: a page of the tree, or a shared component or fixed screen. */
export const documentKinds = ['page', 'component'] as const;
export const DocumentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** Names a document in an address: of a page its id, of a component its slug. */
export const DocumentParams = z.object({ kind: DocumentKind, name: z.string().regex(documentNamePattern) });
export type DocumentName = z.infer<typeof DocumentParams>;

/** Maximum nesting of a draft, in JSON values: `cmsLimits.depth` nodes and the content of their props. */
export const draftDepth = 160;

/** A document while somebody writes it: anything with a list of layouts. It is kept as it is written; publishing checks it. */
export const DraftCms = describedAsAny(
  z.custom<{ layouts: unknown[] }>(
    (value) => typeof value === 'object' && value !== null && Array.isArray((value as { layouts?: unknown }).layouts),
  ),
);

/**
 * Counts the writings of a document's draft, and what else changes what an editor has open; never set back. A writing names the one it
 * was made on, so that two people do not write over each other.
 */
export const DraftRevision = z.int().min(0).max(2_147_483_646);

export const issueCodes = [
  ...(['document', 'layout', 'node', 'id', 'version', 'prop', 'required', 'slot', 'bind', 'rule', 'unknown-type'] as const),
  ...(['component', 'picture', 'link', 'page', 'translation', 'too-deep', 'too-many-nodes'] as const),
] as const;

/** Something that is wrong in a document, and where. */
export const DocumentIssue = z.object({
  code: z.enum(issueCodes),
  /** Publishing is refused; else it is only said. */
  isError: z.boolean(),
  /** JSON pointer into the document (RFC 6901). */
  pointer: z.string(),
  /** Of the layout, as the document names it; null: of the document. */
  idLayout: z.number().nullable(),
  /** Of the node; null: of the layout or the document. */
  idNode: z.string().nullable(),
  /** JSON pointer into the node's props; null: not of a prop. */
  prop: z.string().nullable(),
  /** For the caller, in her language. */
  message: z.string(),
});
export type DocumentIssue = z.infer<typeof DocumentIssue>;

const Author = {
  /** Name; null: an import, or an account that is gone. */
  savedBy: z.string().nullable(),
  savedAt: z.iso.datetime(),
};

/** The draft of a document without the document. */
export const DraftState = z.object({ revision: DraftRevision, ...Author });
export type DraftState = z.infer<typeof DraftState>;

/**
 * Origin of a version. `found`: published before the editor's first version, or written since by an import; `saved`: a draft stored on
 * request; `published`; `undone`: a publication was undone; `discarded`: a discarded draft.
 */
export const versionKinds = ['found', 'saved', 'published', 'undone', 'discarded'] as const;
export const DocumentVersion = z.object({
  /** Counts from 1 in each document. */
  version: z.int().min(1),
  kind: z.enum(versionKinds),
  ...Author,
});
export type DocumentVersion = z.infer<typeof DocumentVersion>;

/** A publication that waits for its time. */
export const ScheduledPublication = z.object({
  publishAt: z.iso.datetime(),
  ...Author,
  /** Reason why it was not published at its time; null: it waits. */
  failure: z.string().nullable(),
});
export type ScheduledPublication = z.infer<typeof ScheduledPublication>;

/** A document as the editor opens it. Pictures are references here, as they are stored; `media` has their addresses. */
export const EditedDocument = z.object({
  kind: DocumentKind,
  /** Of a page its id, of a component its slug. */
  name: z.string(),
  title: z.string(),
  /** An address of the site where it shows, without a language; null: none is known, as of a component that no page places. */
  path: z.string().nullable(),
  /** Value of the query `preview` that shows the draft in place of what is published, for administrators: `page-12`. */
  preview: z.string(),
  /** Revision that a save must name. */
  revision: DraftRevision,
  isPublished: z.boolean(),
  /** Published document, as visitors see it; null: never published. */
  published: z.unknown(),
  draft: DraftState.extend({ cms: z.unknown() }).nullable(),
  scheduled: ScheduledPublication.nullable(),
  /** The last publication can be undone. */
  canUndo: z.boolean(),
  /** Of the draft, else of what is published. */
  issues: z.array(DocumentIssue),
  /** Places where it is shown: addresses or patterns of them, `*` for all. For a component that documents contain, their titles. */
  shownAt: z.array(z.string()),
});
export type EditedDocument = z.infer<typeof EditedDocument>;

/** After a publication, or its undoing. */
export const PublicationState = z.object({
  revision: DraftRevision,
  isPublished: z.boolean(),
  /** The version that is published now; null: it waits for its time, or nothing is published. */
  version: z.int().nullable(),
  scheduled: ScheduledPublication.nullable(),
  draft: DraftState.nullable(),
  canUndo: z.boolean(),
});
export type PublicationState = z.infer<typeof PublicationState>;

/** Somebody else who has a document open. */
export const PresentPerson = z.object({
  session: z.uuid(),
  idUser: z.int(),
  name: z.string(),
  /** The node that is selected there. */
  idNode: z.string().nullable(),
  seenAt: z.iso.datetime(),
});
export type PresentPerson = z.infer<typeof PresentPerson>;

/** Seconds after which a person who says nothing is taken for gone, and how often an editor should say that it is open. */
export const presenceSeconds = { expiry: 30, heartbeat: 10 } as const;

export const PreviewLink = z.object({
  id: z.uuid(),
  /** Address with language and query, on the site. */
  url: z.string(),
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type PreviewLink = z.infer<typeof PreviewLink>;

/** A draft as a page is rendered from it: pictures are looked up. The published document where there is no draft. */
export const PreviewedDocument = z.object({
  kind: DocumentKind,
  name: z.string(),
  title: z.string(),
  metaDescription: z.string(),
  /** Of a page its address; null: a component. */
  url: z.string().nullable(),
  cms: z.unknown(),
});
export type PreviewedDocument = z.infer<typeof PreviewedDocument>;

/** Saved sections, to begin from. A template of one layout is a section, of more a page. */
export const Template = z.object({
  id: z.int(),
  name: z.string(),
  layouts: z.array(z.unknown()),
  /** Their texts in the site's other languages; null: none. */
  translations: DocumentTexts.nullable(),
  ...Author,
});
export type Template = z.infer<typeof Template>;
export const TemplateBody = z.object({
  name: z.string().trim().min(1).max(80),
  layouts: z.array(Layout).min(1).max(50),
  translations: DocumentTexts.optional(),
});
