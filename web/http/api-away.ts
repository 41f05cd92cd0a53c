const awayStatuses = new Set([502, 503, 504]);

/**
 * Whether a failure says that the API does not answer, or cannot for the moment (its database is away), rather than that something is
 * wrong with what was asked. Errors come from other bundles, so they are known by their names.
 */
export function isApiAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ApiFailure') return 'status' in error && awayStatuses.has(Number(error.status));
  return error.name === 'TimeoutError' || (error.name === 'TypeError' && error.message === 'fetch failed');
}
