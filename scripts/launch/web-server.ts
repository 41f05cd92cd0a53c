import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { boundConnections, lookForLate } from '#config/connections.ts';
import type { Environment } from '#config/environment.ts';
import { answerPageFiles } from '#web/cache/answer-page-files.ts';
import { canonicalAddress } from '#web/cache/page-request.ts';
import { pagesBeforeNext } from '#web/cache/pages-before-next.ts';
import { answerMethod } from '#web/calls/answer-method.ts';
import { writeTargetAsPath } from '#web/calls/request-target.ts';
import { believeForwarded, requestOrigin } from '#web/model/forwarded.ts';
import { changesToldHeader, pageUsesHeader, siteVersionHeader } from '#web/page/page-uses.ts';
import { routeHeader } from '#web/routing/routes.ts';
import { renderWithReactForNode } from './react-for-node.ts';

/** A year. It says nothing of subdomains: other programs of the owner may stand there without https. */
const transportSecurity = 'max-age=31536000';

/** Connections of one web process: a shop that is looked at by thousands at once has more processes. */
const maxConnections = 4000;
/** Minimum time during which connections are told to close, in ms: enough for one request of each active one. */
const drainMs = 300;

/** Headers by which Next's own parts tell each other where a page is made. They show the addresses inside the server. */
const innerHeaders = ['x-middleware-rewrite', pageUsesHeader];

/** Headers that only the page cache sends, with what it asks Next for. */
const askedInside = [siteVersionHeader, changesToldHeader, routeHeader];

/**
 * Next says how long reading its settings took, also where it is asked to be quiet: among what `npm start` prints, and beside the one line
 * that says why a start failed. @returns what ends the hush
 */
function hushSettings(): () => void {
  const { log } = console;
  console.log = (...said: unknown[]) => {
    if (!said.join(' ').includes('Running next.config')) log(...said);
  };
  return () => {
    console.log = log;
  };
}

/**
 * Serves the build at hand with Next. Every answer passes here, the files of the build and errors too. Resolves once it listens, to what
 * stops it: requests under way are answered.
 */
export async function startWebServer(environment: Environment): Promise<() => Promise<void>> {
  const { port, webBind, publicUrl, stopDelay, isProxy } = environment;
  // Set as by `next start --experimental-next-config-strip-types`: Node reads next.config.ts. Otherwise Next's compiler would stay in
  // memory.
  process.env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED = 'true';
  renderWithReactForNode();
  const app = next({ dev: false, dir: process.cwd(), port, quiet: true });
  const speakAgain = hushSettings();
  let isStopping = false;
  const isSecureSite = publicUrl.startsWith('https:');
  // Whoever calls before Next is ready waits for it: a port that is open already is a port that nobody else takes.
  const answering = app
    .prepare()
    .finally(speakAgain)
    .then(async () => {
      const next = app.getRequestHandler();
      const [pages, files] = [await pagesBeforeNext(environment, next), answerPageFiles(next)];
      return async (request: IncomingMessage, response: ServerResponse) => {
        if (!(await files(request, response))) await pages(request, response);
      };
    });
  // Nothing here is upgraded: who asks for a socket gets the page and the end of the connection, not one that never ends.
  const server = createServer({ ...lookForLate, shouldUpgradeCallback: () => false }, (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close');
    if (!writeTargetAsPath(request)) return void response.writeHead(400, { Connection: 'close', 'Cache-Control': 'no-store' }).end();
    believeForwarded(request, isProxy);
    const { isHttps } = requestOrigin((name) => request.headers[name]);
    if (isSecureSite || isHttps) response.setHeader('Strict-Transport-Security', transportSecurity);
    if (request.url === healthPath) return answerHealth(response, isStopping);
    if (answerMethod(request, response)) return;
    const canonical = canonicalAddress(request.url ?? '/');
    if (canonical) return void response.writeHead(308, { Location: canonical, 'Cache-Control': 'no-store' }).end();
    for (const name of askedInside) delete request.headers[name];
    withoutInnerHeaders(response);
    answering.then((answer) => answer(request, response)).catch((error: unknown) => endFailed(response, error));
  });
  const { drain } = boundConnections(server, maxConnections);
  server.listen(port, webBind);
  await Promise.all([once(server, 'listening'), answering]);
  return () => {
    isStopping = true;
    return drain(Math.max(drainMs, 1000 * stopDelay));
  };
}

/** Takes the inner headers away as the head is written, which is the last moment to do so. */
function withoutInnerHeaders(response: ServerResponse): void {
  const writeHead = response.writeHead;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    for (const name of innerHeaders) response.removeHeader(name);
    return writeHead.apply(response, head);
  }) as typeof writeHead;
}

/** Address of the health check for load balancers: 200, and 503 as soon as this process is to stop. */
const healthPath = '/healthz';

function answerHealth(response: ServerResponse, isStopping: boolean): void {
  response.writeHead(isStopping ? 503 : 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ status: isStopping ? 'stopping' : 'ok' }));
}

function endFailed(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (!response.headersSent) response.statusCode = 500;
  response.end();
}
