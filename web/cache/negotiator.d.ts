/** Types of the part in use; those published are of a version without `preferred`. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: Readonly<Record<string, unknown>> });
    /** Those of `available` that are accepted, the best first; of equal ones as `preferred` has them. */
    encodings(available: string[], options?: { preferred?: string[] }): string[];
  }
  export = Negotiator;
}
