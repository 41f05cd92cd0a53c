import type { GetServerSideProps } from 'next';
import type { SiteColoursProps } from '#admin/panel-theme.tsx';
import type { AdminPageProps } from '#admin/shell/shell.tsx';
import type { JoinPageProps } from '#admin/team/join-page.tsx';
import { type DocumentName, DocumentParams } from '#schemas/edited-document.ts';
import { adminStyleSheet } from '#themes/admin.ts';
import { toPalette } from '#themes/palette.ts';
import { contextOf } from './context.ts';
import { currentSite } from './current-site.ts';
import { type Source, sourceOf } from './source.ts';

/** Loads the props of a page of the admin panel. None depends on the person: the browser loads orders and e-mails. */
export const adminProps: GetServerSideProps<AdminPageProps> = async ({ resolvedUrl }) => ({ props: (await readPanel(resolvedUrl)).panel });

/** Loads the props of an invitation's page. Whether its link still works, the browser asks. */
export const invitationProps: GetServerSideProps<JoinPageProps> = async ({ resolvedUrl, params }) => ({
  props: { ...(await readPanel(resolvedUrl)).panel, token: String(params?.token ?? '') },
});

async function readPanel(address: string): Promise<{ panel: AdminPageProps; source: Source }> {
  const { info } = await currentSite();
  const locale = info.defaultLang;
  const source = await sourceOf(String(info.version), locale);
  const path = new URL(address, 'http://local').pathname;
  return { panel: { context: contextOf(source, locale, path), styleSheet: adminStyleSheet() }, source };
}

/** Props of the page editor: the panel's, the document to open, and the site's colours, for choices among them. */
export type EditorPageProps = AdminPageProps & DocumentName & { colours: SiteColoursProps['colours'] };

/** Loads the props of the editor. An impossible document name answers 404. */
export const editorProps =
  (kind: DocumentName['kind']): GetServerSideProps<EditorPageProps> =>
  async (context) => {
    const named = DocumentParams.safeParse({ kind, name: String(context.params?.name ?? '') });
    if (!named.success) return { notFound: true };
    const { panel, source } = await readPanel(context.resolvedUrl);
    return { props: { ...panel, ...named.data, colours: toPalette(source.parameters) } };
  };
