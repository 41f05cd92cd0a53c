import { EditorScreen } from '#admin/page-editor/editor-screen.tsx';
import { SiteColours } from '#admin/panel-theme.tsx';
import { panelScreens } from '#admin/shell/registered-screens.ts';
import { Shell } from '#admin/shell/shell.tsx';
import { type EditorPageProps, editorProps } from '#web/site/admin-props.ts';

export const getServerSideProps = editorProps('page');

export default function EditorPage({ context, styleSheet, colours, ...document }: EditorPageProps) {
  return (
    <Shell context={context} styleSheet={styleSheet} screens={panelScreens} fills>
      <SiteColours colours={colours}>
        <EditorScreen {...document} />
      </SiteColours>
    </Shell>
  );
}
