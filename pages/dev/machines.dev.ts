// A page in development only: `.dev.ts` is an extension of pages there and nowhere else (next.config.ts).
import { MachinesScreen } from '#admin/machines/machines-screen.tsx';
import { adminProps } from '#web/site/admin-props.ts';

export const getServerSideProps = adminProps;
export default MachinesScreen;
