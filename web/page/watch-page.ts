/** An answer about a page's path, and what was asked. */
type Answer = { ask: (path: string) => unknown; answer: unknown };

/**
 * Properties of a watched object that are the same on all pages of a version of the site in one language. Reading them does not make the
 * result depend on the page. `user`: only its presence is read, and it is unknown in everything that is cached. `call`: who makes the
 * result records its calls.
 */
const ofSite: ReadonlySet<string | symbol> = new Set([
  'site',
  'parameters',
  'tree',
  'locale',
  'lang',
  'isPreview',
  'signal',
  'askPath',
  'user',
  'call',
]);

/** Notes what is read of a page while something is made for it, to tell whether other pages may show the same. */
export class PageWatch {
  readonly #path: string;
  readonly #answers: Answer[] = [];
  #isRead = false;

  constructor(path: string) {
    this.#path = path;
  }

  /** The same object, of which every read is noted that hangs on the page. */
  readonly watch = <T extends object>(object: T): T => {
    const note = (key: string | symbol) => {
      this.#isRead ||= !ofSite.has(key);
    };
    return new Proxy(object, {
      get(target, key) {
        note(key);
        return Reflect.get(target, key);
      },
      getOwnPropertyDescriptor(target, key) {
        note(key);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    });
  };

  /** See `LoadContext.askPath`. */
  readonly askPath = <T>(ask: (path: string) => T): T => {
    const answer = ask(this.#path);
    this.#answers.push({ ask, answer });
    return answer;
  };

  /** Answers about the path that another page must give alike to show the same. Undefined: the result is for this page alone. */
  get answers(): readonly Answer[] | undefined {
    return this.#isRead ? undefined : this.#answers;
  }
}
