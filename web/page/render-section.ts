import { z } from 'zod';
import { pictureNames, resolvePictures } from '#domain/pictures.ts';
import type { Issue } from '#renderer/core/issue.ts';
import { translate } from '#renderer/core/translate.ts';
import { Layout } from '#schemas/cms/document.ts';
import type { DocumentName } from '#schemas/edited-document.ts';
import { knownComponents } from '#schemas/shared-components.ts';
import { toLang } from '#schemas/site.ts';
import { extractStyles } from '#themes/extract-styles.ts';
import { once } from '../api/once.ts';
import { serverCall } from '../api/server-api.ts';
import type { Asked } from '../calls/api-route.ts';
import { readDocumentName } from '../routing/preview-mode.ts';
import { resolveRoute } from '../routing/routes.ts';
import { screenOf } from '../screens/find-screen.ts';
import { contextOf } from '../site/context.ts';
import { currentSite } from '../site/current-site.ts';
import { sourceOf } from '../site/source.ts';
import { documentRenderer } from './document-renderer.tsx';
import { withMarkedIds } from './edited-marks.tsx';
import { traitsOf } from './page-kind.ts';

/** A layout of a document as it is in an editor, to be rendered as the page would. Nothing of it is stored. */
export const SectionRequest = z.object({
  /** `page-12`, `component-header`. */
  document: z.string().transform((text, context): DocumentName => {
    const name = readDocumentName(text);
    if (!name) context.addIssue({ code: 'custom', message: 'no document' });
    return name ?? z.NEVER;
  }),
  /** Of the page it is looked at in, without a language. */
  path: z.string().startsWith('/').max(500),
  locale: z.string().max(10),
  layout: z.looseObject({ id: z.unknown(), nodes: z.array(z.unknown()) }),
  /** Texts of the document in the site's other languages. */
  translations: z.record(z.string(), z.unknown()).optional(),
});
export type SectionRequest = z.output<typeof SectionRequest>;

export type RenderedSection = {
  /** HTML of the layout's own element, with the ids of nodes on it. */
  html: string;
  /** The styles that it needs. */
  styles: string;
  issues: Issue[];
};

/** Shared components that are the main part of a page: screens and sheets. */
const mainComponents: ReadonlySet<string> = new Set(
  knownComponents.filter(({ slug }) => !/^(?:checkout-)?(?:header|footer)$|^mobile-bar$/.test(slug)).map(({ slug }) => slug),
);

/**
 * Renders one layout: what it costs follows the section, not the page.
 * @param asked the section, and the administrator who asks
 */
export async function renderSection({ body: request, token, user }: Omit<Asked<SectionRequest>, 'refuse'>): Promise<RenderedSection> {
  const { info } = await currentSite();
  const locale = info.languages.some(({ code }) => code === request.locale) ? request.locale : info.defaultLang;
  const source = await sourceOf(String(info.version), locale);
  const lang = toLang(locale);
  const { path, document } = request;
  const call = once(serverCall(locale));
  const context = contextOf(source, locale, path);
  // A sheet's or a screen's blocks are bound to what its address names; pages have nothing of the kind.
  const route = resolveRoute(path, new URLSearchParams(), source.tree, source.site.isECommerce);
  const screen = document.kind === 'page' || route.kind === 'page' ? undefined : await screenOf(route, source, call, lang);
  const data = screen && 'data' in screen ? screen.data : {};
  const renderer = documentRenderer({
    ...{ source, call, locale, path, data, context },
    query: new URLSearchParams(),
    traits: traitsOf({ of: 'editor', user }),
  });
  // As in the page: a part of it, such as the header, and one that documents place, stands in something.
  const isMain = document.kind === 'page' || mainComponents.has(document.name);
  const idPrefix = document.kind === 'component' ? `${document.name}:` : '';
  const { layouts } = await renderer.render(await withPictures(request, locale, token), idPrefix, { isMain });
  const html = (layouts[0]?.nodes ?? []).map((node) => ('html' in node ? (node.html ?? '') : '')).join('');
  return { html, styles: extractStyles(html).css, issues: renderer.issues };
}

/** The layout as a document of its own, its texts in other languages with it, pictures looked up. */
async function withPictures({ layout, translations }: SectionRequest, locale: string, token: string | undefined): Promise<unknown> {
  const document = { format: 1, layouts: [Layout.safeParse(layout).data ?? layout] };
  const names = pictureNames(layout).slice(0, 1000);
  const images = names.length > 0 ? await serverCall(locale, token)('POST /admin/media-pictures', { body: { names } }) : [];
  const byName = new Map(images.map((image) => [image.name, image]));
  const resolved = resolvePictures(document, (name) => byName.get(name)) as typeof document;
  // Marked after the translation would find nothing: texts are kept by the ids of the document.
  return withMarkedIds(translate({ ...resolved, ...(translations && { translations }) }, locale));
}
