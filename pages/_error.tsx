import type { NextPageContext } from 'next';
import { isApiAway, plainPage, plainPageLang, unavailableHeaders } from '#web/screens/plain-page.ts';
import { PlainPage } from '#web/screens/plain-page-view.tsx';

/**
 * What is left when a page could not be made at all. While the API is away that is no fault of the page: the answer is a 503, as for
 * pages that are asked for before anything is known of the site.
 */
export default function ErrorPage() {
  return <PlainPage kind="error" />;
}

ErrorPage.getInitialProps = ({ req, res, err, asPath }: NextPageContext) => {
  if (!res || res.headersSent) return {};
  const lang = plainPageLang(asPath ?? '/', req?.headers['accept-language']);
  // Next has said so of an address that cannot be read, such as `/%E0%A4%A`: nothing can be there.
  if (res.statusCode === 400) {
    res.setHeader('Content-Type', unavailableHeaders['Content-Type']);
    res.end(plainPage('notFound', lang));
    return {};
  }
  const isAway = isApiAway(err);
  res.statusCode = isAway ? 503 : 500;
  for (const [name, value] of Object.entries(unavailableHeaders)) if (isAway || name !== 'Retry-After') res.setHeader(name, value);
  res.end(plainPage(isAway ? 'unavailable' : 'error', lang));
  return {};
};
