import { ApiFailure } from '#client/api-failure.ts';
import { translate } from '#renderer/core/translate.ts';
import type { DocumentName, PreviewedDocument } from '#schemas/edited-document.ts';
import type { Page } from '#schemas/page.ts';
import { isAdmin, type User } from '#schemas/user.ts';
import { log, serverCall } from '../api/server-api.ts';
import type { Failed } from '../model/screen.ts';
import type { Viewing } from '../routing/preview-mode.ts';
import type { Route } from '../routing/routes.ts';
import type { Source } from '../site/source.ts';
import { withMarkedIds, withMarkedLayouts } from './edited-marks.tsx';

/** A draft to be shown in place of what is published, and the administrator who looks; null: somebody with a link. */
export type Preview = { document: PreviewedDocument; user: User | null; isEdited: boolean };

/**
 * The draft that somebody may look at. Undefined for guests and customers, a link that is over, a document that is gone, and when the API
 * does not answer: they see the ordinary page.
 */
export async function previewOf(viewing: Viewing, token: string | undefined, locale: string): Promise<Preview | undefined> {
  try {
    if (viewing.link) {
      const document = await serverCall(locale)('GET /preview/{token}', { params: { token: viewing.link } });
      return { document, user: null, isEdited: false };
    }
    if (!viewing.document || !token) return undefined;
    const call = serverCall(locale, token);
    const [document, user] = await Promise.all([
      call('GET /admin/document/{kind}/{name}/draft', { params: viewing.document }),
      call('GET /user', {}),
    ]);
    return isAdmin(user.role) ? { document, user, isEdited: viewing.isEdited } : undefined;
  } catch (error) {
    if (!(error instanceof ApiFailure)) log.warn({ err: error }, 'a draft cannot be read');
    return undefined;
  }
}

/** Returns a site's source with a draft in place of the published document. */
export function withPreview(source: Source, { document, isEdited }: Pick<Preview, 'document' | 'isEdited'>, locale: string): Source {
  const { kind, name, title, metaDescription } = document;
  const cms = isEdited ? markedDocument(document, translate(document.cms, locale)) : document.cms;
  if (kind === 'component')
    return {
      ...source,
      component: async (slug) => (slug === name && cms !== null ? { slug, title, metaDescription, cms } : source.component(slug)),
    };
  return {
    ...source,
    page: async (id) => (String(id) === name ? pageOf(document, await source.page(id).catch(() => undefined), cms) : source.page(id)),
  };
}

/**
 * A document of which the editor finds the nodes, and of a component the layouts, in the page. It is translated before: texts of other
 * languages are kept by the ids of nodes.
 */
function markedDocument(edited: DocumentName, cms: unknown): unknown {
  const marked = withMarkedIds(cms);
  return edited.kind === 'component' ? withMarkedLayouts(marked, edited) : marked;
}

/** A page with its draft; one that visitors cannot see yet has no other properties. */
function pageOf({ name, title, metaDescription, url }: PreviewedDocument, known: Page | undefined, cms: unknown): Page {
  const unseen: Page = {
    ...{ id: Number(name), title, url: url ?? '/', menuTitle: title, metaDescription, order: 0, showInMenu: false, type: 'content' },
    ...{ link: null, isValid: false, idParent: null, cms },
  };
  return { ...(known ?? unseen), cms };
}

/** The route of a previewed page that visitors cannot see yet: it stands at its address for whoever previews it. */
export function previewedRoute<R extends Route | Failed>(
  route: R | undefined,
  path: string,
  preview: Preview | undefined,
): R | Extract<Route, { kind: 'page' }> | undefined {
  if (preview?.document.kind !== 'page' || preview.document.url !== path || (route && route.kind === 'page')) return route;
  return { kind: 'page', id: Number(preview.document.name), isFiltered: false };
}
