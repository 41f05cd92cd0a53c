import { MediaScreen } from '#admin/media/media-screen.tsx';
import { adminProps } from '#web/site/admin-props.ts';

export const getServerSideProps = adminProps;
export default MediaScreen;
