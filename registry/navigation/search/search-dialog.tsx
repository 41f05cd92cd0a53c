import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { isPlainPress } from '#client/plain-press.ts';
import { takeTyped } from '#client/type-ahead.ts';
import { messages as searchMessages } from '#messages/generated/registry/navigation/search.ts';
import type { Lang } from '#schemas/site.ts';
import type { MoneyFormat } from '#ui/format-price.ts';
import { Icon } from '#ui/icon.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useModal } from '#ui/use-modal.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { SearchGroups } from './search-groups.tsx';
import { isNothingFound, type SearchOption, searchGroups } from './search-options.ts';
import type { SearchSettings } from './search-settings.ts';
import { searchStyles as styles } from './search-styles.ts';
import { useSearch } from './use-search.ts';

type SearchDialogProps = {
  lang: Lang;
  format: MoneyFormat;
  /** Address of the search page. */
  action: string;
  settings: SearchSettings;
  /** Closes the dialog, then calls `then`. */
  onClose: (then?: () => void) => void;
};

/**
 * The search of the whole site in a dialog, which fills a phone: a combobox with a list of its own below it (WAI-ARIA Authoring
 * Practices, list autocomplete with manual selection). The focus stays in the field; arrows go through the list, Enter chooses, and
 * without a choice Enter goes to the search page.
 */
export function SearchDialog({ lang, format, action, settings, onClose }: SearchDialogProps) {
  const messages = searchMessages[lang];
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const modal = useModal(true, () => onClose());
  const [text, setText] = useState('');
  const [recent, setRecent] = useState(recentSearches);
  const [active, setActive] = useState(-1);
  const search = text.trim();
  const state = useSearch(search, settings.popular);
  const { results, answered, isWaiting, isFailed, retry } = state;
  // While the first letters wait for their answer, what was shown before them is gone.
  const shown = search === '' || answered !== '' ? results : null;
  const groups = searchGroups({ search, answered, results: shown, recent, suggestions: settings.suggestions }, messages);
  const options = groups.flatMap((group) => group.options);
  const isNothing = search !== '' && !isWaiting && !isFailed && results !== null && isNothingFound(results);

  const hrefOf = (option: SearchOption): string => {
    const here = (path: string) => (settings.home === '/' ? path : `${settings.home}${path}`);
    if (option.kind === 'category') return here(option.category.url);
    if (option.kind === 'product') return here(option.product.url);
    if (option.kind === 'article') return here(option.article.url);
    if (option.kind === 'page') return here(option.page.url);
    return `${action}?search=${encodeURIComponent(option.kind === 'words' ? option.words : answered)}`;
  };
  const write = (next: string) => {
    setText(next);
    setActive(-1);
  };
  // Whoever opens the search types next, or has begun to; a dialog that opens takes the focus to its first control.
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.focus();
    const typed = takeTyped();
    // At once: the next letter may come before the state.
    input.value = typed.text.slice(0, input.maxLength);
    setText(input.value);
    if (typed.isSent) input.form?.requestSubmit();
  }, []);
  /** Returns the current text of the field, which may be newer than the state. */
  const written = () => field.current?.value.trim() ?? '';
  const go = (href: string) => {
    rememberSearch(written());
    onClose(() => follow(href));
  };
  const choose = (option: SearchOption, event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (option.kind !== 'words') return go(hrefOf(option));
    write(option.words);
    field.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.altKey || options.length === 0) return;
    event.preventDefault();
    // The field itself stands between the last and the first.
    const places = options.length + 1;
    const next = ((active + 1 + step + places) % places) - 1;
    setActive(next);
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = list.current?.querySelectorAll<HTMLElement>('[role=option]')[active];
    if (chosen) return chosen.click();
    const words = written();
    if (words) go(`${action}?search=${encodeURIComponent(words)}`);
  };
  const empty = () => {
    write('');
    field.current?.focus();
  };
  const forget = () => {
    forgetSearches();
    setRecent([]);
    setActive(-1);
    field.current?.focus();
  };
  const counts = results && {
    products: results.total,
    categories: results.categories.length,
    articles: results.articles.length,
    pages: results.pages.length,
  };
  const hasFound = counts && Object.values(counts).some((count) => count > 0);

  return (
    <dialog {...modal} className={styles.dialog} aria-label={messages.title}>
      <search className={styles.inner}>
        <form className={styles.form} action={action} method="get" onSubmit={submit}>
          <button type="submit" className={styles.button} aria-label={messages.submit}>
            <Icon name="search" />
          </button>
          <input
            ref={field}
            className={styles.field}
            role="combobox"
            name="search"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            value={text}
            placeholder={settings.placeholder ?? messages.placeholder}
            aria-label={messages.field}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? `${id}-list` : undefined}
            aria-activedescendant={active >= 0 ? `${id}-option-${active}` : undefined}
            onChange={({ target }) => write(target.value)}
            onKeyDown={move}
          />
          {text !== '' && (
            <button type="button" className={styles.clear} onClick={empty}>
              {messages.clear}
            </button>
          )}
          <button type="button" className={styles.button} onClick={() => onClose()} aria-label={messages.close}>
            <Icon name="close" />
          </button>
        </form>
        <div className={styles.body} aria-busy={isWaiting}>
          {/* Above what comes with the answer: a press on it must not find something else there. */}
          {search === '' && recent.length > 0 && (
            <button type="button" className={styles.text} onClick={forget}>
              {messages.forget}
            </button>
          )}
          {isWaiting && shown === null && <Spinner label={messages.waiting} />}
          {isFailed && (
            <p className={styles.failed} role="alert">
              {messages.failed}
              <button type="button" className={styles.text} onClick={retry}>
                {messages.retry}
              </button>
            </p>
          )}
          {isNothing && (
            <div className={styles.nothing}>
              <p className={styles.nothingTitle}>{messages.notFound({ search: answered })}</p>
              <p>{messages.notFoundText}</p>
            </div>
          )}
          {options.length > 0 && (
            <div ref={list} id={`${id}-list`} role="listbox" aria-label={messages.results} className={styles.groups}>
              <SearchGroups
                id={id}
                groups={groups}
                active={active}
                lang={lang}
                format={format}
                hrefOf={hrefOf}
                onChoose={choose}
                onPoint={setActive}
              />
            </div>
          )}
        </div>
        <p className={styles.status} role="status">
          {search !== '' && !isWaiting && !isFailed && counts ? (hasFound ? messages.found(counts) : messages.foundNone) : ''}
        </p>
      </search>
    </dialog>
  );
}

/** Goes to another page of the site, softly where the page can. */
function follow(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}
