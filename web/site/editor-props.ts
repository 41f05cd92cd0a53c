import type { GetServerSideProps } from 'next';
import type { AdminPageProps } from '#admin/shell.tsx';
import { type DocumentName, DocumentParams } from '#schemas/edited-document.ts';
import { adminProps } from './admin-props.ts';

/** What the editor starts from: the panel's props and which document it opens. A name that no document can have is not found. */
export const editorProps =
  (kind: DocumentName['kind']): GetServerSideProps<AdminPageProps & DocumentName> =>
  async (context) => {
    const named = DocumentParams.safeParse({ kind, name: String(context.params?.name ?? '') });
    if (!named.success) return { notFound: true };
    const result = await adminProps(context);
    return 'props' in result ? { props: { ...(await result.props), ...named.data } } : result;
  };
