import { todayIn } from '#backend/commerce/cart/index.ts';
import { holdsAlcohol } from '#backend/goods/catalogue/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { MessageKey } from '#backend/platform/messages/message.ts';
import { type MajorityRefusal, majorityRefusal } from '#domain/majority.ts';
import type { PlacedBody } from '../delivery-choice.ts';

type Order = { idSite: number; lines: readonly { idProduct: number; type: string }[]; now: Date };

const messages: Record<MajorityRefusal, MessageKey> = {
  missing: 'order.majority',
  implausible: 'field.date',
  minor: 'order.minor',
};

/**
 * The date of birth to keep with an order: of one with alcohol, for which it is asked, and of no other.
 * Throws ApiError 422 (field `majority.birthdate` or `majority.isDeclared`) where it is missing, or its buyer is not of age.
 */
export async function checkMajority(tx: Database, { majority }: PlacedBody, { idSite, lines, now }: Order): Promise<string | null> {
  if (!(await holdsAlcohol(tx, idSite, lines))) return null;
  const birthdate = majority?.birthdate ?? '';
  const refusal = majorityRefusal(birthdate, await todayIn(tx, idSite, now));
  if (refusal) throw refused('majority.birthdate', messages[refusal]);
  if (!majority?.isDeclared) throw refused('majority.isDeclared', messages.missing);
  return birthdate;
}

const refused = (key: string, message: MessageKey) => new ApiError(422, message, { fields: [{ key, message }] });
