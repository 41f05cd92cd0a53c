import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/products.ts';
import { type ControlProps, groupAttributesOf } from '../form/control-props.ts';
import { useReadForm, useValue } from '../form/form-state.tsx';
import { formStyles } from '../form/styles.ts';
import { editorStyles } from '../parameters/styles.ts';
import { AxisLabels } from './axis-labels.tsx';
import { type Declination, newDeclination, toggleLabel } from './combinations.ts';
import { DeclinationRow } from './declination-row.tsx';
import { gridStyles as styles } from './grid-styles.ts';
import { type CellColumn, parseTable, pasteCells } from './paste-cells.ts';
import { findAxes, useAxes } from './use-axes.ts';

const toTexts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : noTexts);
const noTexts: readonly string[] = [];

/** Row and column of the cell that something happened in. */
function placeOf(target: EventTarget): { row: number; column: CellColumn } | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset.row), column: cell.dataset.column as CellColumn } : undefined;
}

/**
 * The declinations of a product: the labels of its axes, chosen together, make a row for each combination, with its reference, price and
 * stock. Enter goes to the row below; a table from a spreadsheet is pasted from the cell on that has the focus.
 */
export function DeclinationsControl(props: ControlProps) {
  const { path, schema, value, write } = props;
  const messages = useMessages(allMessages).declinations;
  const read = useReadForm();
  const grid = useRef<HTMLDivElement>(null);
  const [pasted, setPasted] = useState('');
  const isWine = useValue(['type']) === 'WINE';
  const axes = findAxes(useAxes().axes, toTexts(useValue(['variations'])));
  const declinations = (Array.isArray(value) ? value : []) as readonly Declination[];
  const columns: readonly CellColumn[] = [
    ...(isWine ? (['year', 'capacity'] as const) : []),
    ...(['reference', ...(declinations.length > 1 ? (['price'] as const) : []), 'stock'] as const),
  ];
  const slug = () => String((read().value as { slug?: unknown }).slug ?? '');
  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const table = parseTable(event.clipboardData.getData('text/plain'));
    if (!place || !table) return;
    event.preventDefault();
    const { declinations: next, refused } = pasteCells(declinations, table, { ...place, columns });
    write(next);
    setPasted(messages.pasted({ count: Math.min(table.length, declinations.length - place.row), refused }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = event.key === 'Enter' && event.target instanceof HTMLInputElement ? placeOf(event.target) : undefined;
    if (!place) return;
    // Enter would save the whole form from a cell.
    event.preventDefault();
    const row = place.row + (event.shiftKey ? -1 : 1);
    const next = grid.current?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${place.column}"] input`);
    next?.focus();
    next?.select();
  };
  return (
    <fieldset {...groupAttributesOf(props)} className={formStyles.list}>
      {axes.map((axis) => (
        <AxisLabels
          key={axis.key}
          axis={axis}
          declinations={declinations}
          onToggle={(label) => write(toggleLabel(declinations, { axis: axis.key, label, axes, slug: slug() }))}
        />
      ))}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter and pasting are second ways; every cell is reached by Tab. */}
      <div ref={grid} className={styles.grid} onPaste={onPaste} onKeyDown={onKeyDown}>
        {declinations.map((declination, at) => (
          <DeclinationRow
            // A reference is typed: a row is known by its number or its place.
            key={declination.id ?? `new-${at}`}
            path={[...path, at]}
            schema={schema.items ?? {}}
            axes={axes}
            values={declination.values}
            columns={columns}
            isOnly={declinations.length === 1}
            isHeaded={at === 0}
            onRemove={() => write(declinations.filter((_, place) => place !== at))}
          />
        ))}
      </div>
      <p role="status" className={styles.note}>
        {pasted}
      </p>
      {axes.length === 0 && isWine && (
        <div>
          <button
            type="button"
            id={props.id}
            className={editorStyles.press}
            onClick={() => write([...declinations, addedBottle(slug(), declinations)])}
          >
            {messages.addBottle}
          </button>
        </div>
      )}
    </fieldset>
  );
}

/** Another bottle of a wine: of the year after the last, in the same capacity. */
function addedBottle(slug: string, declinations: readonly Declination[]): Declination {
  const last = declinations.at(-1);
  const year = last?.year ? last.year + 1 : null;
  const own = newDeclination(slug);
  const reference = `${own.reference}-${year ?? declinations.length + 1}`;
  return { ...own, reference, year, capacity: last?.capacity ?? null, capacityUnit: last?.capacityUnit ?? null };
}
