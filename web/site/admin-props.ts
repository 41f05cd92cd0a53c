import type { GetServerSideProps } from 'next';
import type { AdminPageProps } from '#admin/shell/shell.tsx';
import { type DocumentName, DocumentParams } from '#schemas/edited-document.ts';
import { adminStyleSheet } from '#themes/admin.ts';
import { contextOf } from './context.ts';
import { currentSite } from './current-site.ts';
import { sourceOf } from './source.ts';

/** Loads the props of a page of the admin panel. None depends on the person: the browser loads orders and e-mails. */
export const adminProps: GetServerSideProps<AdminPageProps> = async ({ resolvedUrl }) => {
  const { info } = await currentSite();
  const locale = info.defaultLang;
  const source = await sourceOf(String(info.version), locale);
  const path = new URL(resolvedUrl, 'http://local').pathname;
  return { props: { context: contextOf(source, locale, path), styleSheet: adminStyleSheet() } };
};

/** Loads the props of the editor: the panel's, and the document to open. An impossible document name answers 404. */
export const editorProps =
  (kind: DocumentName['kind']): GetServerSideProps<AdminPageProps & DocumentName> =>
  async (context) => {
    const named = DocumentParams.safeParse({ kind, name: String(context.params?.name ?? '') });
    if (!named.success) return { notFound: true };
    const result = await adminProps(context);
    return 'props' in result ? { props: { ...(await result.props), ...named.data } } : result;
  };
