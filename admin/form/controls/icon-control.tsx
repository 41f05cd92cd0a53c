import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form/icon.ts';
import { IconPath } from '#ui/icon-path.tsx';
import type { ControlProps } from '../control-props.ts';
import { controlStyles } from '../control-styles.ts';
import { ChosenText } from './chosen-text.tsx';
import type { NamedIcon } from './icon-set.ts';
import { iconStyles as styles } from './icon-styles.ts';
import { Picker } from './picker.tsx';

const perPage = 160;

/** Icons of a page of what a search finds. They are a file of this program, loaded when the picker opens. */
const iconsQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['icons', search, page],
    queryFn: async () => {
      const { iconSet } = await import('./icon-set.ts');
      const word = search.toLowerCase();
      const found = iconSet.filter(({ names, text }) => names.includes(word) || text.includes(word));
      const items = found.slice((page - 1) * perPage, page * perPage).map((icon) => ({ name: icon.text, icon }));
      return { total: found.length, items };
    },
    placeholderData: keepPreviousData,
  });

/** The icon that a text names; null: none. */
const iconQuery = (text: string) =>
  queryOptions({ queryKey: ['icon', text], queryFn: async () => (await import('./icon-set.ts')).findIcon(text, 'fa-solid') ?? null });

/** An icon by its name, with its picture, and a picker to search. */
export function IconControl(props: ControlProps) {
  const messages = useMessages(allMessages);
  const { label, value, write } = props;
  const text = typeof value === 'string' ? value : '';
  const [isOpen, setIsOpen] = useState(false);
  const { data: icon } = useServerState(iconQuery(text));
  return (
    <>
      <ChosenText {...props} chooseLabel={messages.chooseFor({ label })} onChoose={() => setIsOpen(true)}>
        <span className={styles.picture} aria-hidden="true">
          {icon && <Picture icon={icon} />}
        </span>
      </ChosenText>
      {icon === null && text !== '' && <p className={controlStyles.note}>{messages.unknown}</p>}
      <Picker
        open={isOpen}
        title={label}
        onClose={() => setIsOpen(false)}
        label={messages.search}
        failed={messages.unknown}
        perPage={perPage}
        query={iconsQuery}
        listClass={styles.grid}
      >
        {({ name, icon: found }) => (
          <button
            type="button"
            className={styles.choice}
            aria-pressed={name === icon?.text}
            onClick={() => {
              write(name);
              setIsOpen(false);
            }}
          >
            <Picture icon={found} />
            <span>{name.replace(/^fa-(solid|regular|brands) /, '')}</span>
          </button>
        )}
      </Picker>
    </>
  );
}

const Picture = ({ icon: { width, height, paths, isLine } }: { icon: NamedIcon }) => (
  <IconPath path={paths.join(' ')} size="1.4rem" {...(!isLine && { box: `0 0 ${width} ${height}` })} />
);
