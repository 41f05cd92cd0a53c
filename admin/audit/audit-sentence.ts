import { findSubject, readActionParams } from '#domain/audit-actions.ts';
import { formatMessage, type MessageParams } from '#messages/format-message.ts';
import { messages as allMessages } from '#messages/generated/admin/audit.ts';
import { messages as shellMessages } from '#messages/generated/admin/shell.ts';
import { type Lang, languages } from '#messages/languages.ts';
import type { AuditEntry } from '#schemas/calls/operations.ts';
import { formatPrice } from '#ui/format-price.ts';

/** Values that sentences name, all empty: what a line does not hold is left out of its sentence. */
const nothing = {
  ...{ id: '', key: '', name: '', slug: '', kind: '', method: '', version: '', email: '', role: '', step: '', status: '' },
  ...{ stock: '', provider: '', amount: '', order: '', page: '', origin: '', fields: '', count: 0 },
  ...{ total: '', percent: '', changed: '', skipped: '', restored: '', refused: '' },
} as const;

const entityAction = /^(POST|PUT|DELETE) \/admin\/entity\/([\w-]+)(?:\/(bulk)|\/\{key\}(\/version\/\{version\}\/restore)?)?$/;

/** Longest list of names in a sentence. */
const maxFields = 8;

/** Says in a sentence what a line of the audit log tells: `Camille Roy a remboursé 12,00 € de la commande 1042`. Never throws: an action that has no sentence is named by its key. */
export function formatAuditSentence(entry: AuditEntry, lang: Lang): string {
  const messages = allMessages[lang];
  // Values that a line does not have leave spaces behind.
  const sentence = formatMessage(findText(entry.call, lang), readParams(entry, lang)).replace(/ {2,}/g, ' ').trim();
  // A refused sign-in has a sentence of its own.
  if (entry.status < 400 || entry.call === 'POST /login') return sentence;
  return messages[entry.status < 500 ? 'refused' : 'failed']({ sentence });
}

/** Returns whether an action has a sentence of its own in a language. */
export const hasSentence = (action: string, lang: Lang): boolean => findText(action, lang) !== allMessages[lang].unknown;

type Text = string | ((values: never) => string);

function findText(action: string, lang: Lang): Text {
  const { calls, entity, unknown } = allMessages[lang];
  const texts: Readonly<Record<string, Text>> = calls;
  if (Object.hasOwn(texts, action)) return texts[action] ?? unknown;
  const [found, method, kind = '', bulk, restore] = entityAction.exec(action) ?? [];
  if (!found || !findKind(kind, lang)) return unknown;
  if (bulk) return entity.bulk;
  if (restore) return entity.restore;
  return { POST: entity.create, PUT: entity.update, DELETE: entity.remove }[method ?? ''] ?? unknown;
}

/** The name of a kind of entries; undefined: there is no such kind. */
function findKind(kind: string, lang: Lang): string | undefined {
  if (kind === 'product') return allMessages[lang].product;
  const kinds: Readonly<Record<string, { one: string }>> = shellMessages[lang].entries;
  return Object.hasOwn(kinds, kind) ? kinds[kind]?.one : undefined;
}

function readParams(entry: AuditEntry, lang: Lang): MessageParams {
  const { call, path, details, order, page, origin, status, email, name, fields } = entry;
  const { amount, ...values } = details;
  const names = fields.filter((field) => field.startsWith('values.')).map((field) => field.slice('values.'.length));
  const kind = entityAction.exec(call)?.[2];
  return {
    ...nothing,
    ...readActionParams(call, path),
    ...(kind && { kind: findKind(kind, lang) ?? kind }),
    status: String(status),
    ...values,
    who: name || email || allMessages[lang].somebody,
    action: call,
    ...(typeof amount === 'number' && {
      amount: formatPrice(amount, { locale: languages[lang].locale, currency: order?.currency ?? 'EUR' }),
    }),
    order: order?.reference ?? '',
    page,
    origin: origin ?? '',
    count: names.length,
    fields: names.length > maxFields ? `${names.slice(0, maxFields).join(', ')}, …` : names.join(', '),
  };
}

/** Address of what a line is about in the panel; undefined: it has none, or is gone. */
export function findAuditLink({ call, path, order, page }: AuditEntry): string | undefined {
  if (order) return `/admin/orders/${order.id}`;
  const { id, idPage, kind, name } = readActionParams(call, path);
  if (page) return `/admin/pages/${kind === 'page' ? name : (idPage ?? id)}`;
  return findSubject(call) === 'settings' ? '/admin/parameters' : undefined;
}
