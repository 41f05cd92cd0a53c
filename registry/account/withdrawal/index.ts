import { ApiFailure } from '#client/api-failure.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { WithdrawalProps } from '#registry/generated/withdrawal.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Withdrawal } from '#schemas/withdrawal.ts';

/** Values that the fields of the first step hold already. */
export type KnownFields = { name: string; reference: string; email: string; order: { id: string; key: string } | null };

/** The declaration that the address opens (null: it is gone), or what is known for a new one. */
export type WithdrawalData = { declaration: Withdrawal | null; isLost: boolean; known: KnownFields };

const nothingKnown: KnownFields = { name: '', reference: '', email: '', order: null };

/** Loads the declaration, or what the fields of a new one hold: what was typed into a refused form, else what is known. */
async function loadWithdrawal(props: WithdrawalProps, context: LoadContext): Promise<WithdrawalData> {
  const data = await loadKnown(props, context);
  // In the data context of a page that shows a refused form again; it was parsed where it entered.
  const typed = context.data.typed as Omit<KnownFields, 'order'> | undefined;
  return typed ? { ...data, known: { ...data.known, ...typed } } : data;
}

async function loadKnown(
  { declarationKey, correctionKey, orderId, orderKey, reference }: WithdrawalProps,
  { call }: LoadContext,
): Promise<WithdrawalData> {
  if (declarationKey) {
    const declaration = await unlessUnknown(call('GET /withdrawal/{key}', { params: { key: declarationKey } }));
    return { declaration, isLost: declaration === null, known: nothingKnown };
  }
  const written = correctionKey ? await unlessUnknown(call('GET /withdrawal/{key}', { params: { key: correctionKey } })) : null;
  if (written && written.confirmedAt === null) {
    const { name, reference: typed, email } = written;
    return { declaration: null, isLost: false, known: { name, reference: typed, email, order: null } };
  }
  const order =
    orderId && orderKey ? await unlessUnknown(call('GET /order/{id}', { params: { id: orderId }, query: { key: orderKey } })) : null;
  if (!order || !orderId || !orderKey) return { declaration: null, isLost: false, known: { ...nothingKnown, reference: reference ?? '' } };
  const person = order.billing ?? order.delivery.address;
  const name = person ? `${person.firstname} ${person.lastname}`.trim() : '';
  const known = { name, reference: order.reference, email: order.email, order: { id: orderId, key: orderKey } };
  return { declaration: null, isLost: false, known };
}

/** Null for what the API does not know, or refuses the form of. */
async function unlessUnknown<Found>(answer: Promise<Found>): Promise<Found | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

export const code = defineBlockCode<WithdrawalProps, WithdrawalData>({ load: loadWithdrawal });
