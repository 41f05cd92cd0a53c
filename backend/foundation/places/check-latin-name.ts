import { ApiError } from '#backend/platform/http/api-error.ts';
import { latinNameFault, needsLatinName } from '#domain/latin-names.ts';

type Named = { firstname: string; lastname: string; latinName?: string | undefined };

/**
 * The Latin form of a name, for papers; '' where the name itself can be printed. Throws ApiError 422 at `latinName`, whose key begins with
 * `prefix`: it is missing, or in other letters.
 */
export function checkLatinName(named: Named, prefix = ''): string {
  const fault = latinNameFault(named);
  if (fault) {
    const message = fault === 'missing' ? 'field.latin-name-missing' : 'field.latin-name';
    throw ApiError.fields([{ key: `${prefix}latinName`, message }]);
  }
  return needsLatinName(named) ? (named.latinName ?? '') : '';
}
