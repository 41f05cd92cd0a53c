import type { IncomingMessage } from 'node:http';
import { requestOrigin } from '../model/forwarded.ts';
import type { Route } from '../routing/routes.ts';
import { maxFormBytes, parseForm, readBody } from '../security/read-body.ts';
import { isForeignWrite } from '../security/refuse-foreign.ts';
import { WithdrawalForm } from './withdrawal-form.ts';

/** Values of the fields of a refused form, for the page that shows the form again. */
export type TypedFields = Readonly<Record<'name' | 'reference' | 'email', string>>;

/**
 * Reads what was typed into a withdrawal's first step whose refusal sent the form on to the page (307). Undefined for any other request,
 * and for a form that another site sent.
 */
export async function readTypedFields(
  request: IncomingMessage,
  route: Route | { kind: 'failed' } | undefined,
): Promise<TypedFields | undefined> {
  if (request.method !== 'POST' || route?.kind !== 'screen' || route.component !== 'withdrawal') return undefined;
  const { host } = requestOrigin((name) => request.headers[name]);
  if (isForeignWrite(request.method, request.headers, host)) return undefined;
  const read = await readBody(request, maxFormBytes, WithdrawalForm, parseForm);
  if ('refusal' in read) return undefined;
  const { name, reference, email } = read.body;
  return { name, reference, email };
}
