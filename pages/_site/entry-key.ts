/** The router's key of the history entry that is shown. An entry that a link to a part of the page made has the key of the page. */
export const entryKey = (): string => `${String((history.state as { key?: unknown } | null)?.key)}${location.hash}`;
