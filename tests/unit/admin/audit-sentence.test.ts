import { describe, expect, it, test } from 'vitest';
import { findAuditLink, formatAuditSentence, hasSentence } from '#admin/audit/audit-sentence.ts';
import { auditedActions } from '#backend/platform/http/audit.ts';
import { findSubject, readActionParams } from '#domain/audit-actions.ts';
import { langs } from '#messages/languages.ts';
import type { AuditEntry } from '#schemas/calls/operations.ts';

const order = { id: '3f0c6b7e-6f6e-4a53-9d10-1f6f7d2f3a10', reference: '1042', currency: 'EUR' };
const line = (call: string, path: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id: 1, idUser: 7, email: 'camille@example.test', name: 'Camille', call, path, fields: [], bodyHash: '', status: 200, requestId: '' },
  ...{ origin: null, details: {}, order: null, page: '', createdAt: '2026-12-01T10:00:00.000Z', ...more },
});
const say = (...args: Parameters<typeof line>) => langs.map((lang) => formatAuditSentence(line(...args), lang));
/** A path as it was called, of an action's key. */
const pathOf = (action: string) => action.slice(action.indexOf(' ') + 1).replace(/\{\w+\}/g, '12');

describe('the audit log', () => {
  it.each(auditedActions())('has a sentence in every language for %s', (action) => {
    for (const lang of langs) expect(hasSentence(action, lang), `${lang}: add it to messages/${lang}/admin/audit.json`).toBe(true);
    expect(findSubject(action)).not.toBe('other');
  });

  it.each(auditedActions())('tells %s in one sentence, also where nothing but its key is known', (action) => {
    for (const path of [pathOf(action), '', '/cut/off'])
      for (const sentence of say(action, path, { name: '', email: '' })) {
        expect(sentence).toMatch(/^\S.*\S$/);
        expect(sentence).not.toMatch(/undefined|null|\[object|[{}]| {2}/);
      }
  });

  it('says who gave back how much of which order', () => {
    const refund = ['POST /admin/order/{id}/refund', `/admin/order/${order.id}/refund`, { order, details: { amount: 1200 } }] as const;
    expect(say(...refund)).toEqual(['Camille a remboursé 12,00\u00a0€ de la commande 1042', 'Camille refunded €12.00 of order 1042']);
  });

  it('says which role somebody was given, and which settings were changed', () => {
    expect(say('PUT /admin/team/{id}', '/admin/team/9', { details: { email: 'paul@example.test', role: 'CUSTOMER' } })).toEqual([
      'Camille a retiré l’accès à la gestion à paul@example.test',
      'Camille took access to the panel from paul@example.test',
    ]);
    const fields = ['version', 'values.MENU_TYPE', 'values.MENU_FONT'];
    expect(say('PUT /admin/parameter', '/admin/parameter', { fields })[0]).toBe('Camille a changé 2 réglages : MENU_TYPE, MENU_FONT');
  });

  it('names kinds of entries and keys as the panel does', () => {
    expect(say('PUT /admin/entity/tag/{key}', '/admin/entity/tag/12')).toEqual([
      'Camille a modifié la fiche « Étiquette » 12',
      'Camille changed the entry “Tag” 12',
    ]);
  });

  it('says that a refused or failed request changed nothing; a refused sign-in has its own sentence', () => {
    const cancel = ['PUT /admin/order/{id}/status', `/admin/order/${order.id}/status`] as const;
    const details = { step: 'CANCELLED' };
    expect(say(...cancel, { order, details, status: 409 })[0]).toBe(
      'Demande refusée, rien n’a changé : « Camille a annulé la commande 1042 »',
    );
    expect(say(...cancel, { order, details, status: 500 })[1]).toBe('Failed: “Camille cancelled order 1042”');
    expect(say('POST /login', '/login', { status: 401, origin: 'Firefox, Windows' })[0]).toBe(
      'Camille a donné un mauvais mot de passe (Firefox, Windows)',
    );
  });

  it.each(['PATCH /admin/gone/{id}', 'POST /admin/entity/gone', 'constructor', '', 'no path'])(
    'tells an action that it does not know by its key: %s',
    (action) => {
      const [french, english] = say(action, '/admin/%E0%A4%A/12', { details: { amount: 'x', who: 'Eve' } });
      expect(french).toBe(`Camille a fait une action que cette version ne sait pas décrire : ${action}`.trim());
      expect(english).toBe(`Camille did something that this version cannot describe: ${action}`.trim());
      expect(findSubject(action)).toBe(action.includes('entity') ? 'content' : 'other');
    },
  );
});

test('the parts of a path are read by the key of its action, none where they do not fit', () => {
  expect(readActionParams('PUT /admin/media/{name}', '/admin/media/robe%20%C3%A9t%C3%A9.jpg')).toEqual({ name: 'robe été.jpg' });
  expect(readActionParams('PUT /admin/media/{name}', '/admin/media/%E0%A4%A')).toEqual({ name: '%E0%A4%A' });
  expect(readActionParams('PUT /admin/media/{name}', '/admin/media')).toEqual({});
});

test('a line of the audit log leads to the order or the page that it was about', () => {
  expect(findAuditLink(line('POST /admin/order/{id}/refund', `/admin/order/${order.id}/refund`, { order }))).toBe(
    `/admin/orders/${order.id}`,
  );
  const publish = line('POST /admin/document/{kind}/{name}/publish', '/admin/document/page/4/publish', { page: 'Accueil' });
  expect(findAuditLink(publish)).toBe('/admin/pages/4');
  expect(findAuditLink(line('DELETE /admin/page/{id}', '/admin/page/4'))).toBeUndefined();
});
