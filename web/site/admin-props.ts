import type { GetServerSideProps } from 'next';
import type { AdminPageProps } from '#admin/shell/shell.tsx';
import { type DocumentName, DocumentParams } from '#schemas/edited-document.ts';
import { adminStyleSheet } from '#themes/admin.ts';
import { contextOf } from './context.ts';
import { currentSite } from './current-site.ts';
import { sourceOf } from './source.ts';

/** What a page of the admin panel starts from. Nothing of it depends on the person: orders and mails are read by the browser. */
export const adminProps: GetServerSideProps<AdminPageProps> = async ({ resolvedUrl }) => {
  const { info } = await currentSite();
  const locale = info.defaultLang;
  const source = await sourceOf(String(info.version), locale);
  const path = new URL(resolvedUrl, 'http://local').pathname;
  return { props: { context: contextOf(source, locale, path), styleSheet: adminStyleSheet() } };
};

/** What the editor starts from: the panel's props and which document it opens. A name that no document can have is not found. */
export const editorProps =
  (kind: DocumentName['kind']): GetServerSideProps<AdminPageProps & DocumentName> =>
  async (context) => {
    const named = DocumentParams.safeParse({ kind, name: String(context.params?.name ?? '') });
    if (!named.success) return { notFound: true };
    const result = await adminProps(context);
    return 'props' in result ? { props: { ...(await result.props), ...named.data } } : result;
  };
