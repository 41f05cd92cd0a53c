import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/maps.ts';
import { hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { directionsHref, type MapPlace } from './map-place.ts';

const { colour, motion, space } = theme;
const styles = {
  list: style({ display: 'grid', gap: space.xs, padding: 0, margin: 0, listStyle: 'none', alignContent: 'start' }),
  place: style({
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    gap: `${space.xxs} ${space.s}`,
    padding: space.m,
    borderRadius: theme.radius.m,
    border: `1px solid ${colour.rule}`,
    transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
    '&[aria-current="true"]': { borderColor: colour.accentInk, background: colour.surface },
  }),
  number: style({
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    borderRadius: '50%',
    background: colour.primary,
    color: colour.onPrimary,
    fontSize: theme.size.small,
    fontWeight: 600,
  }),
  name: style({
    paddingBlock: '0.15rem',
    fontFamily: theme.font.title,
    fontSize: theme.size.h4,
    lineHeight: theme.leading.snug,
    textAlign: 'start',
    color: colour.heading,
  }),
  show: style({ textDecoration: 'none', [hover]: { '&:hover': { textDecoration: 'underline' } } }),
  lines: style({ gridColumn: 2, fontStyle: 'normal', color: colour.muted }),
  directions: style({ gridColumn: 2, justifySelf: 'start', paddingBlock: space.xxs, color: colour.link }),
};

type PlaceListProps = {
  places: readonly MapPlace[];
  selected?: string | null;
  /** Shows a place on the map; without it the names are plain text. */
  onSelect?: ((id: string) => void) | undefined;
};

/** Places with their addresses and the way to them: all that a map says, for everybody, without JavaScript too. */
export function PlaceList({ places, selected = null, onSelect }: PlaceListProps) {
  const messages = useMessages(allMessages);
  return (
    <ol className={styles.list}>
      {places.map(({ id, name, lines, position }, index) => (
        <li key={id} className={styles.place} aria-current={selected === id ? 'true' : undefined}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.name}>
            {position && onSelect ? (
              <button type="button" className={styles.show} onClick={() => onSelect(id)} aria-label={messages.show({ name })}>
                {name}
              </button>
            ) : (
              name
            )}
          </div>
          <address className={styles.lines}>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
          {position && (
            <a
              className={styles.directions}
              href={directionsHref(position)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={messages.directionsTo({ name })}
            >
              {messages.directions}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
