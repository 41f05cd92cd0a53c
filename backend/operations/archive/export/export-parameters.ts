import { isLegalText, isSecretKey, readStored } from '#backend/foundation/settings/index.ts';
import type { Exported } from './exported.ts';

/** Exports the stored parameters of a site: legal texts, one file each; secrets separately; all others. */
export async function exportParameters({ db, idSite }: Exported) {
  const stored = Object.entries(await readStored(db, idSite)).sort(([one], [other]) => (one < other ? -1 : 1));
  const rest = stored.filter(([key]) => !isLegalText(key));
  return {
    legal: new Map(stored.filter(([key]) => isLegalText(key))),
    parameters: Object.fromEntries(rest.filter(([key]) => !isSecretKey(key))),
    secrets: Object.fromEntries(rest.filter(([key]) => isSecretKey(key))),
  };
}
