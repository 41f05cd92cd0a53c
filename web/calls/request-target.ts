import type { IncomingMessage } from 'node:http';

/** An address that names its server, as proxies may send it: its host, and what follows. */
const wholeAddress = /^https?:\/\/([^/?#@\\]+)((?:[/?][^#]*)?)(?:#|$)/i;

/**
 * Writes the target of a request as a path. Of a whole address the host stands for the header's (RFC 9112, 3.2.2): nothing else sees
 * which form it had, and no redirect leads to a host that only the target names.
 * @returns false: the target is no address of a page, e.g. `*`
 */
export function writeTargetAsPath(request: IncomingMessage): boolean {
  const { url = '' } = request;
  if (url.startsWith('/')) return true;
  const [, host, rest = ''] = wholeAddress.exec(url) ?? [];
  if (host === undefined) return false;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return true;
}
