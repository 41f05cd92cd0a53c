import { EditorScreen } from '#admin/page-editor/editor-screen.tsx';
import { editorProps } from '#web/site/admin-props.ts';

export const getServerSideProps = editorProps('component');
export default EditorScreen;
