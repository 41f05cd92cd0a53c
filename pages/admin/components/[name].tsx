import { EditorScreen } from '#admin/page-editor/editor-screen.tsx';
import { panelScreens } from '#admin/shell/registered-screens.ts';
import { type AdminPageProps, Shell } from '#admin/shell/shell.tsx';
import type { DocumentName } from '#schemas/edited-document.ts';
import { editorProps } from '#web/site/admin-props.ts';

export const getServerSideProps = editorProps('component');

export default function EditorPage({ context, styleSheet, ...document }: AdminPageProps & DocumentName) {
  return (
    <Shell context={context} styleSheet={styleSheet} screens={panelScreens} fills>
      <EditorScreen {...document} />
    </Shell>
  );
}
