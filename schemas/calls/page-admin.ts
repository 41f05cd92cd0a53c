import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { Id, RowId } from '../id.ts';
import {
  AddressCheck,
  AdminComponent,
  AdminPage,
  AdminPageDetail,
  ChangedPage,
  DeletedPage,
  LayoutState,
  NewPage,
  PagePath,
  PageRedirect,
} from '../page-admin.ts';
import { documentNamePattern } from '../slug.ts';

const PageId = z.object({ id: Id });
const TrashId = z.object({ id: z.uuid() });
const ComponentSlug = z.object({ slug: z.string().regex(documentNamePattern) });

/** The page tree as the panel works with it. */
export const pageAdminCalls = {
  'GET /page-redirect': {
    summary: 'Addresses that pages had, and where they lead now',
    access: 'public',
    data: z.array(PageRedirect),
  },
  'GET /admin/page': {
    summary: 'Every page of the site, parents before their children, with its state',
    access: 'admin',
    data: z.array(AdminPage),
  },
  'POST /admin/page': {
    summary: 'Makes a page, which nobody sees until it is published; `from` a template, a copy of a page or layouts, else empty',
    access: 'admin',
    deep: true,
    body: NewPage,
    data: AdminPageDetail,
  },
  'GET /admin/page/{id}': { summary: 'A page with all that is said of it', access: 'admin', params: PageId, data: AdminPageDetail },
  'PUT /admin/page/{id}': {
    summary:
      'Changes what is given, at once; a changed address leads to the new one from then on. 409 when somebody changed it since `revision`',
    access: 'admin',
    params: PageId,
    body: ChangedPage,
    data: AdminPageDetail,
  },
  'PUT /admin/page/{id}/place': {
    summary: 'Moves a page, with those below, under a parent and to a place among its children',
    access: 'admin',
    params: PageId,
    body: z.object({ idParent: RowId.nullable(), position: z.int().min(0).max(10_000) }),
    data: z.array(AdminPage),
  },
  'DELETE /admin/page/{id}': {
    summary: 'Takes a page and those below off the site; they can be brought back for 30 days',
    access: 'admin',
    params: PageId,
    data: DeletedPage,
  },
  'GET /admin/page-trash': {
    summary: 'Deleted pages and shared components that can be brought back, the newest first',
    access: 'admin',
    data: z.array(DeletedPage),
  },
  'POST /admin/page-trash/{id}/restore': {
    summary: 'Brings deleted pages or a shared component back; 409 when another has the address or the name now',
    access: 'admin',
    params: TrashId,
    data: z.array(AdminPage),
  },
  'DELETE /admin/page-trash/{id}': {
    summary: 'Deletes pages or a shared component for good',
    access: 'admin',
    params: TrashId,
    data: z.null(),
  },
  'GET /admin/page-address': {
    summary: 'What a page at this address would do: who has it, which fixed screen it takes the place of',
    access: 'admin',
    query: z.object({ url: PagePath, id: Id.optional() }),
    data: AddressCheck,
  },
  'GET /admin/page-redirect': {
    summary: 'Addresses that pages had, and where they lead now',
    access: 'admin',
    data: z.array(PageRedirect),
  },
  'DELETE /admin/page-redirect': {
    summary: 'Lets an address lead nowhere again',
    access: 'admin',
    query: z.object({ from: PagePath }),
    data: z.array(PageRedirect),
  },
  'GET /admin/component': {
    summary: 'Shared components and fixed screens, with where each is shown',
    access: 'admin',
    data: z.array(AdminComponent),
  },
  'POST /admin/component': {
    summary: 'Makes an empty shared component, which pages may then place; its slug is made of its title',
    access: 'admin',
    body: z.object({ title: z.string().trim().min(1).max(80) }),
    data: z.object({ slug: z.string() }),
  },
  'PUT /admin/component/{slug}': {
    summary: 'Renames a shared component of the site; documents go on placing it under its slug',
    access: 'admin',
    params: ComponentSlug,
    body: z.object({ title: z.string().trim().min(1).max(80) }),
    data: z.object({ slug: z.string() }),
  },
  'DELETE /admin/component/{slug}': {
    summary: 'Deletes a shared component that nothing places; it can be brought back for 30 days. 409 with the places where something does',
    access: 'admin',
    params: ComponentSlug,
    data: DeletedPage,
  },
  'GET /admin/layout': {
    summary: 'The layouts of every page that has a document, with the state of their pictures',
    access: 'admin',
    data: z.array(LayoutState),
  },
} as const satisfies CallTable;
