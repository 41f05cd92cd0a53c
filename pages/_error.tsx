import type { NextPageContext } from 'next';
import { isApiAway, plainPage, plainPageLang, unavailableHeaders } from '#web/screens/plain-page.ts';
import { PlainPage } from '#web/screens/plain-page-view.tsx';

const statuses = { notFound: 400, error: 500, unavailable: 503 } as const;

/**
 * Error page for a page that could not be rendered at all. If the API is down, the page is not at fault, and the status is 503. Pages
 * requested before the site is known have that status too.
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
