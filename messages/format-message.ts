export type MessageParams = Readonly<Record<string, string | number>>;

/** A compiled text with its parameters, for code that gets the text's key at run time; the types do not compare what it passes. */
export const formatMessage = (text: string | ((v: never) => string), params: MessageParams): string =>
  typeof text === 'string' ? text : text(params as never);
