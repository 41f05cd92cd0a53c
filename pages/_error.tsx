import type { NextPageContext } from 'next';
import { isApiAway, plainPage, plainPageLang, unavailableHeaders } from '#web/screens/plain-page.ts';
import { PlainPage } from '#web/screens/plain-page-view.tsx';

const statuses = { notFound: 400, error: 500, unavailable: 503 } as const;

/**
 * What is left when a page could not be made at all. While the API is away that is no fault of the page: the answer is a 503, as for
 * pages that are asked for before anything is known of the site.
 */
export default function ErrorPage() {
  return <PlainPage kind="error" />;
}

ErrorPage.getInitialProps = ({ req, res, err, asPath }: NextPageContext) => {
  if (!res || res.headersSent) return {};
  // Next has said 400 of an address that cannot be read, such as `/%E0%A4%A`: nothing can be there.
  const kind = res.statusCode === 400 ? 'notFound' : isApiAway(err) ? 'unavailable' : 'error';
  res.statusCode = statuses[kind];
  for (const [name, value] of Object.entries(unavailableHeaders))
    if (kind === 'unavailable' || name !== 'Retry-After') res.setHeader(name, value);
  res.end(plainPage(kind, plainPageLang(asPath ?? '/', req?.headers['accept-language'])));
  return {};
};
