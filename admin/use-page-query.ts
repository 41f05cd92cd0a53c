import { useRouter } from 'next/router';

/** The filters of a list as they stand in the address, so that Back, a refresh and a shared link keep them. */
export function usePageQuery(): { get: (name: string) => string; set: (change: Record<string, string>) => void } {
  const router = useRouter();
  // No text of the shop holds U+0000, and the API refuses it.
  const get = (name: string) => String(router.query[name] ?? '').replaceAll('\0', '');
  const set = (change: Record<string, string>) => {
    const entries = Object.entries({ ...router.query, ...change }).filter(([, value]) => value !== '');
    void router.replace({ pathname: router.pathname, query: Object.fromEntries(entries) }, undefined, { shallow: true });
  };
  return { get, set };
}
