/** Domains that a cookie of a page may belong to: its host, and each domain above it. */
function listDomains(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
}

/** Erases the cookies whose names begin with one of `prefixes`, on the host and on the domains above it. */
export function eraseCookies(prefixes: readonly string[], target: { cookie: string } = document, host = location.hostname): void {
  const names = target.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  for (const name of names.filter((one) => prefixes.some((prefix) => one.startsWith(prefix)))) {
    for (const domain of listDomains(host)) target.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
