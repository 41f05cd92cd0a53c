import { plainErrorPage } from './_site/error-screen.ts';

/** Only for addresses outside the site's pages: those have the site's own error screen, with status 404. */
export default function NotFoundPage() {
  return plainErrorPage('notFound');
}
