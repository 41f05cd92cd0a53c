import { useId, useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import type { Steps } from '#domain/document/patch.ts';
import { pointerOf } from '#domain/document/texts.ts';
import { messages as allMessages } from '#messages/generated/admin/products.ts';
import { messages as productTexts } from '#messages/generated/entities/product.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { Control } from '../form/control.tsx';
import { kindOf } from '../form/field-kind.ts';
import { type FieldSchema, foldNull } from '../form/field-schema.ts';
import { Fields } from '../form/fields.tsx';
import { fieldIdOf, useForm, useReadForm, useValue } from '../form/form-state.tsx';
import { formStyles } from '../form/styles.ts';
import { paths } from '../page-editor/icon-paths.ts';
import { gridStyles as styles } from './grid-styles.ts';
import type { CellColumn } from './paste-cells.ts';
import type { ShownAxis } from './use-axes.ts';

/** Fields of a declination that its row has no cell for. */
export const rowDetails: readonly string[] = ['images', 'capacityUnit', 'sellByMultipleOf', 'wineLabel', 'producerGuarantee'];

type RowProps = {
  path: Steps;
  schema: FieldSchema;
  axes: readonly ShownAxis[];
  values: Readonly<Record<string, string>>;
  columns: readonly CellColumn[];
  isOnly: boolean;
  /** The row shows the names of the columns, where there is room for a table. */
  isHeaded: boolean;
  onRemove: () => void;
};

/** A declination: its values, its cells, and below them what few products need. */
export function DeclinationRow({ path, schema, axes, values, columns, isOnly, isHeaded, onRemove }: RowProps) {
  const messages = useMessages(allMessages).declinations;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const name =
    axes.flatMap(({ key }) => values[key] ?? []).join(' · ') ||
    (isOnly ? messages.single : messages.number({ number: Number(path.at(-1)) + 1 }));
  const pointer = pointerOf(path);
  const inDetails = rowDetails.map((field) => `${pointer}/${field}`);
  const isFaulty = useForm(({ faults }) =>
    Object.keys(faults ?? {}).some((one) => inDetails.some((field) => one === field || one.startsWith(`${field}/`))),
  );
  const ownFaults = useForm(({ faults }) =>
    Object.entries(faults ?? {})
      .flatMap(([one, sentences]) => (one === pointer || one.startsWith(`${pointer}/values`) ? sentences : []))
      .join('\n'),
  );
  const isShown = isOpen || isFaulty;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the row of a table.
    <div className={styles.row} data-headed={isHeaded || undefined} role="group" aria-labelledby={id}>
      <div className={styles.cells}>
        <span id={id} className={styles.name}>
          {name}
        </span>
        {columns.map((column) => (
          <Cell key={column} path={[...path, column]} schema={schema.properties?.[column] ?? {}} column={column} rowLabel={id} />
        ))}
        <span className={styles.presses}>
          <button
            type="button"
            className={styles.more}
            aria-expanded={isShown}
            aria-label={messages.detailsOf({ name })}
            onClick={() => setIsOpen(!isShown)}
          >
            {messages.details}
          </button>
          {!isOnly && (
            <button type="button" className={formStyles.itemPress} aria-label={messages.removeRow({ name })} onClick={onRemove}>
              <IconPath path={paths.close} size="0.9rem" />
            </button>
          )}
        </span>
      </div>
      {ownFaults && <p className={formStyles.fault}>{ownFaults}</p>}
      {isShown && (
        <div className={styles.detail}>
          <Fields schema={schema} path={path} names={rowDetails} />
        </div>
      )}
    </div>
  );
}

type CellProps = { path: Steps; schema: FieldSchema; column: CellColumn; rowLabel: string };

/** A cell of the grid. An empty price is the product's, which stands there pale. */
function Cell({ path, schema: given, column, rowLabel }: CellProps) {
  const { lang } = useSite();
  const read = useReadForm();
  const { schema: own, isNullable } = foldNull(given);
  // A cell has no room for a slider.
  const { maximum: _, ...schema } = own;
  const value = useValue(path);
  const id = useForm((form) => fieldIdOf(form.id, path));
  const faults = useForm((form) => form.faults?.[pointerOf(path)]?.join(' '));
  const productPrice = useValue(['price']);
  const label = productTexts[lang].fields[`declinations.*.${column}`].label;
  const kind = kindOf(schema);
  return (
    <span className={styles.cell} data-row={path.at(-2)} data-column={column}>
      <label id={`${id}-label`} htmlFor={id} className={styles.cellLabel}>
        {label}
      </label>
      <Control
        {...{ id, path, schema, kind, label, isNullable }}
        value={value ?? undefined}
        fallback={column === 'price' ? productPrice : undefined}
        labelledBy={`${rowLabel} ${id}-label`}
        describedBy={faults ? `${id}-fault` : undefined}
        isInvalid={faults !== undefined}
        write={(next, isTyped = false) => read().write(path, isNullable && (next === undefined || next === '') ? null : next, isTyped)}
      />
      {faults && (
        <span id={`${id}-fault`} className={formStyles.fault}>
          {faults}
        </span>
      )}
    </span>
  );
}
