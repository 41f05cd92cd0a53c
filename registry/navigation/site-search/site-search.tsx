import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/navigation/site-search.ts';
import type { SiteSearchProps } from '#registry/generated/site-search.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Icon } from '#ui/icon.tsx';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import type { SiteSearchData } from './index.ts';

const { colour, size, space } = theme;
const styles = {
  box: style({ display: 'grid', gap: space.m, maxWidth: theme.measure.narrow }),
  form: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    borderBottom: `1px solid ${colour.ruleStrong}`,
    '&:focus-within': { borderColor: colour.primaryInk },
  }),
  field: style({
    minWidth: 0,
    minHeight: '3.4rem',
    border: 0,
    textOverflow: 'ellipsis',
    background: 'transparent',
    fontFamily: theme.font.title,
    fontSize: size.h3,
    '&::placeholder': { color: colour.muted, opacity: 1, fontStyle: 'italic' },
  }),
  submit: style({ display: 'grid', placeItems: 'center', width: '3.4rem' }),
  suggestions: style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.m}`, fontSize: size.small, color: colour.muted }),
};

/** Focuses the field after the search icon was followed. In `main`, where a page change without a load searches for it too. */
const atHand = { autoFocus: true };

/** A field that searches products: a form that works without JavaScript. */
export function SiteSearch({ node }: BlockProps<SiteSearchProps, SiteSearchData>) {
  const messages = useMessages(allMessages);
  const { action, suggestions, label, placeholder } = node.props;
  return (
    <search className={styles.box}>
      <form className={styles.form} action={action} method="get">
        <label className={visuallyHidden} htmlFor={`${node.id}-field`}>
          {label ?? messages.label}
        </label>
        <input
          className={styles.field}
          id={`${node.id}-field`}
          name="search"
          type="search"
          maxLength={200}
          defaultValue={node.data.searched}
          placeholder={placeholder ?? messages.placeholder}
          autoComplete="off"
          {...(node.data.isAwaited && atHand)}
        />
        <button className={styles.submit} type="submit" aria-label={messages.submit}>
          <Icon name="search" size="1.6rem" />
        </button>
      </form>
      {suggestions.length > 0 && (
        <p className={styles.suggestions}>
          {messages.suggestions} :
          {suggestions.map((suggestion) => (
            <a key={suggestion} href={`${action}?search=${encodeURIComponent(suggestion)}`}>
              {suggestion}
            </a>
          ))}
        </p>
      )}
    </search>
  );
}
export default SiteSearch;
