/** Milliseconds that a page has to answer. */
const timeoutMs = 2_000;

/** Whether a provider's page answers. The address is one of an adapter's own; redirects are not followed. */
export async function isReachable(address: string, says: (text: string) => boolean = () => true): Promise<boolean> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    return answer.status < 500 && says(await answer.text());
  } catch {
    return false;
  }
}
