import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type ControlProps, groupAttributesOf } from '../form/control-props.ts';
import { formStyles } from '../form/styles.ts';
import { gridStyles as styles } from './grid-styles.ts';
import { useAxes } from './use-axes.ts';

/** Axes of variation of the site, of which a product is sold in some; they stand in the order in which they were chosen. */
export function AxesControl({ value, write, ...props }: ControlProps) {
  const messages = useMessages(allMessages);
  const { axes, data, isError, refetch } = useAxes();
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const { maxItems = Number.POSITIVE_INFINITY } = props.schema;
  if (isError) return <RetryAlert text={messages.noList} label={messages.retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={messages.loading} bars={[2]} />;
  const known = axes.map(({ key: name, title }) => ({ name, title }));
  const gone = chosen.filter((name) => known.every((one) => one.name !== name)).map((name) => ({ name, title: name }));
  return (
    <fieldset {...groupAttributesOf(props)} className={formStyles.list}>
      {known.length + gone.length === 0 && <p>{messages.nothingThere}</p>}
      <div className={styles.labels}>
        {[...known, ...gone].map(({ name, title }, at) => {
          const isChosen = chosen.includes(name);
          return (
            <button
              key={name}
              type="button"
              id={at === 0 ? props.id : undefined}
              className={styles.label}
              aria-pressed={isChosen}
              disabled={!isChosen && chosen.length >= maxItems}
              onClick={() => write(isChosen ? chosen.filter((one) => one !== name) : [...chosen, name])}
            >
              {title}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
