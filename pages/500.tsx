import { plainErrorPage } from './_site/error-screen.ts';

/** What is left when a page could not be made at all. */
export default function ErrorPage() {
  return plainErrorPage('error');
}
