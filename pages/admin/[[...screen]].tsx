import type { GetServerSideProps } from 'next';
import { useRouter } from 'next/router';
import { panelScreens } from '#admin/shell/registered-screens.ts';
import { findScreen } from '#admin/shell/screens.ts';
import { type AdminPageProps, Shell } from '#admin/shell/shell.tsx';
import { adminProps } from '#web/site/admin-props.ts';

const pathOf = (screen: string | string[] | undefined) => [screen ?? []].flat().join('/');

export const getServerSideProps: GetServerSideProps<AdminPageProps> = async (context) =>
  findScreen(panelScreens, pathOf(context.params?.screen)) ? adminProps(context) : { notFound: true };

/** Every screen of the panel: one page, so that the shell stays while they change. */
export default function PanelPage(props: AdminPageProps) {
  const path = pathOf(useRouter().query.screen);
  const found = findScreen(panelScreens, path);
  return (
    <Shell {...props} screens={panelScreens}>
      {found && <found.screen.component key={path} params={found.params} />}
    </Shell>
  );
}
