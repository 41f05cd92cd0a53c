import { useMessages } from '#client/site.tsx';
import type { ChartState, ChartTransition } from '#machines/chart.ts';
import { messages as allMessages } from '#messages/generated/admin/machines.ts';
import { machineStyles as styles } from './styles.ts';

/** Path of a state → the pages of the tabs that are in it. */
export type Lit = ReadonlyMap<string, readonly string[]>;

type ChartProps = { machine: string; chart: ChartState; lit: Lit };

/** A machine as nested boxes: its states, what leads out of each, and the current ones lit. */
export function Chart({ machine, chart, lit }: ChartProps) {
  const messages = useMessages(allMessages);
  return (
    <>
      {chart.transitions.length > 0 && (
        <div>
          <h3>{messages.everywhere}</h3>
          <Arrows machine={machine} transitions={chart.transitions} />
        </div>
      )}
      <h3>{messages.chart}</h3>
      <States machine={machine} chart={chart} lit={lit} />
    </>
  );
}

const anchor = (machine: string, path: string): string => `${machine}.${path}`;

function States({ machine, chart, lit }: ChartProps) {
  return (
    <ul className={styles.states}>
      {chart.states.map((state) => (
        <State key={state.path} machine={machine} chart={state} lit={lit} />
      ))}
    </ul>
  );
}

function State({ machine, chart, lit }: ChartProps) {
  const messages = useMessages(allMessages);
  const { path, name, kind, description, isInitial, transitions, states } = chart;
  const pages = lit.get(path);
  const marks = [isInitial && messages.begins, kind === 'final' && messages.ends, kind === 'parallel' && messages.parallel].filter(Boolean);
  return (
    <li
      id={anchor(machine, path)}
      tabIndex={-1}
      className={[styles.state, states.length > 0 && styles.outer].filter(Boolean).join(' ')}
      aria-current={pages ? 'true' : undefined}
    >
      <span className={styles.name}>
        {name}
        {marks.length > 0 && <span className={styles.mark}>{marks.join(', ')}</span>}
        {pages && <span className={styles.lit}>{`● ${messages.current} (${pages.join(', ')})`}</span>}
      </span>
      {/* Descriptions stand in the machine, in the language of its code. */}
      {description && (
        <span className={styles.muted} lang="en">
          {description}
        </span>
      )}
      {transitions.length > 0 && <Arrows machine={machine} transitions={transitions} />}
      {states.length > 0 && <States machine={machine} chart={chart} lit={lit} />}
    </li>
  );
}

function Arrows({ machine, transitions }: { machine: string; transitions: readonly ChartTransition[] }) {
  const messages = useMessages(allMessages);
  return (
    <ul className={styles.arrows}>
      {transitions.map(({ label, target, isIgnored }) => (
        <li key={`${label} ${target}`}>
          {label} →{' '}
          {target === null ? (
            <span className={styles.muted}>{isIgnored ? messages.ignored : messages.stays}</span>
          ) : (
            <a href={`#${anchor(machine, target)}`}>{target}</a>
          )}
        </li>
      ))}
    </ul>
  );
}
