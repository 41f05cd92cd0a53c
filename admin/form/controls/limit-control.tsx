import { isRecord } from '#domain/document/patch.ts';
import type { ControlProps } from '../control-props.ts';
import type { FieldSchema } from '../field-schema.ts';
import { useValue } from '../form-state.tsx';
import { DateControl } from './date-controls.tsx';
import { NumberControl } from './number-control.tsx';

const wholeNumber: FieldSchema = { type: 'integer' };
const anyNumber: FieldSchema = { type: 'number' };

/** A bound of the answers of a question: a day where it asks for a day, else a number. */
export function LimitControl(props: ControlProps) {
  const type = useValue([...props.path.slice(0, -1), 'type']);
  if (type === 'date') return <DateControl {...props} />;
  return <NumberControl {...props} schema={type === 'number' ? anyNumber : wholeNumber} />;
}

/** The type of a reduction or of a cost: what has both a type of its own and a cost tells the cost's. */
const findType = (own: unknown): unknown => (isRecord(own) ? (own.costType ?? own.type) : undefined);

/** The amount that a discount takes off or that something costs, or the percentage where its type says so. */
export function DiscountControl(props: ControlProps) {
  const type = useValue(props.path.slice(0, -1), findType);
  return <NumberControl {...props} schema={{ ...props.schema, 'x-unit': type === 'PERCENT' ? 'basis-points' : 'cents' }} />;
}
