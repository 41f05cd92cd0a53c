import { useMessages } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin/order.ts';
import type { Tracking } from '#schemas/order.ts';
import { Field } from '#ui/field.tsx';
import { errorAt } from '../call/failure-alert.tsx';

export type TypedTracking = { link: string; number: string };

export const typedTracking = (tracking: Tracking | null): TypedTracking => ({ link: tracking?.link ?? '', number: tracking?.number ?? '' });

/** Converts the typed tracking for the call, with null for an empty field; null if both are empty. */
export function toTracking(typed: TypedTracking): Tracking | null {
  const [link, number] = [typed.link.trim() || null, typed.number.trim() || null];
  return link === null && number === null ? null : { link, number };
}

type TrackingFieldsProps = {
  typed: TypedTracking;
  failure: CallFailure | null;
  /** Path of the tracking in the body of the call. */
  prefix: string;
  onChange: (typed: TypedTracking) => void;
};

/** Fields for the tracking of a parcel. */
export function TrackingFields({ typed, failure, prefix, onChange }: TrackingFieldsProps) {
  const messages = useMessages(allMessages);
  return (
    <>
      <Field
        label={messages.link}
        optionalText={messages.optional}
        hint={messages.linkHint}
        type="url"
        name="link"
        maxLength={500}
        value={typed.link}
        error={errorAt(failure, `${prefix}link`)}
        onChange={(event) => onChange({ ...typed, link: event.target.value })}
      />
      <Field
        label={messages.number}
        optionalText={messages.optional}
        name="number"
        maxLength={80}
        value={typed.number}
        error={errorAt(failure, `${prefix}number`)}
        onChange={(event) => onChange({ ...typed, number: event.target.value })}
      />
    </>
  );
}
