import { useEffect, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/parameters/controls/icon.ts';
import { PanelDialog } from '../dialogs/panel-dialog.tsx';
import { editorStyles } from '../styles.ts';
import { attributesOf, type ControlProps } from './control.ts';
import type { NamedIcon } from './icon-set.ts';
import { iconStyles as styles } from './icon-styles.ts';
import { controlStyles } from './styles.ts';

type IconSet = typeof import('./icon-set.ts');

/** Maximum number of icons in the picker. Others are found by typing, not by scrolling. */
const most = 160;

/** The icons, once they have been loaded. */
export function useIconSet(): IconSet | null {
  const [set, setSet] = useState<IconSet | null>(null);
  useEffect(() => {
    let isHere = true;
    void import('./icon-set.ts').then((loaded) => isHere && setSet(loaded));
    return () => {
      isHere = false;
    };
  }, []);
  return set;
}

/** An icon by its name, with its picture, and a picker to search. */
export function IconControl(props: ControlProps) {
  const messages = useMessages(allMessages);
  const { definition, text, label, onType, onChange } = props;
  const shown = text ?? String(definition.default);
  const [isOpen, setIsOpen] = useState(false);
  const set = useIconSet();
  const icon = set?.findIcon(shown, 'fa-solid');
  return (
    <>
      <div className={controlStyles.row}>
        <span className={styles.picture} aria-hidden="true">
          {icon && <Picture icon={icon} />}
        </span>
        <input
          {...attributesOf(props)}
          type="text"
          className={`${controlStyles.input} ${controlStyles.stretch}`}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={shown}
          onChange={(event) => onType(event.target.value)}
        />
        <button type="button" className={editorStyles.press} aria-label={messages.chooseFor({ label })} onClick={() => setIsOpen(true)}>
          {messages.choose}
        </button>
      </div>
      {set && !icon && shown !== '' && <p className={controlStyles.note}>{messages.unknown}</p>}
      <PanelDialog open={isOpen} onClose={() => setIsOpen(false)} title={label} closeLabel={messages.close}>
        {set && (
          <IconPicker
            icons={set.iconSet}
            chosen={icon}
            onChoose={(name) => {
              onChange(name);
              setIsOpen(false);
            }}
          />
        )}
      </PanelDialog>
    </>
  );
}

type PickerProps = { icons: readonly NamedIcon[]; chosen: NamedIcon | undefined; onChoose: (text: string) => void };

/** Searches the icons and chooses one. */
export function IconPicker({ icons, chosen, onChoose }: PickerProps) {
  const messages = useMessages(allMessages);
  const [search, setSearch] = useState('');
  const found = icons.filter(({ names, text }) => search === '' || names.includes(search) || text.includes(search));
  return (
    <div className={styles.picker}>
      <label className={styles.search}>
        {messages.search}
        <input
          type="search"
          className={controlStyles.input}
          value={search}
          onChange={(event) => setSearch(event.target.value.trim().toLowerCase())}
        />
      </label>
      <p role="status" className={controlStyles.note}>
        {messages.found({ count: found.length, shown: Math.min(most, found.length), isCut: most < found.length })}
      </p>
      <ul className={styles.grid}>
        {found.slice(0, most).map((icon) => (
          <li key={icon.text}>
            <button type="button" className={styles.choice} aria-pressed={icon === chosen} onClick={() => onChoose(icon.text)}>
              <Picture icon={icon} />
              <span>{icon.text.replace(/^fa-(solid|regular|brands) /, '')}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Picture({ icon: { width, height, paths, isLine } }: { icon: NamedIcon }) {
  const look = isLine
    ? ({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.4, strokeLinecap: 'round' } as const)
    : { fill: 'currentColor' };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.svg} aria-hidden="true" {...look}>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
