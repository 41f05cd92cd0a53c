import { PlainPage } from '#web/screens/plain-page-view.tsx';

/** Only for addresses outside the site's pages: those have the site's own error screen, with status 404. */
export default function NotFoundPage() {
  return <PlainPage kind="notFound" />;
}
