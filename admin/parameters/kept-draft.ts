import { browserApi } from '#client/browser-api.ts';
import { readFailure } from '#domain/call-failure.ts';
import type { Changes } from '#domain/parameters-draft.ts';

/** Unsaved changes are kept on the server, for the preview and for a reload; the tab remembers under which id. */
const name = 'parameters-draft';

function storedId(): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function storeId(id: string): void {
  try {
    sessionStorage.setItem(name, id);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The changes of before a reload; none where there are none, or they are too old. */
export async function readKeptDraft(signal: AbortSignal): Promise<Changes> {
  const id = storedId();
  if (!id) return {};
  try {
    return (await browserApi.call('GET /admin/parameter/draft/{id}', { params: { id } }, { signal })).values;
  } catch (error) {
    if (readFailure(error).status === 0) throw error;
    sessionStorage.removeItem(name);
    return {};
  }
}

/** Stores the changes under this tab's id, and returns the id. */
export async function keepDraft(values: Changes): Promise<string> {
  const known = storedId();
  const { id } = await browserApi.call('POST /admin/parameter/draft', { body: { ...(known && { id: known }), values: { ...values } } });
  if (id !== known) storeId(id);
  return id;
}
