import { randomUUID } from 'node:crypto';
import { Refusal } from '../core/refusal.ts';

const categories: Partial<Record<Refusal['status'], string>> = { 403: 'DIRECT_PLATFORM_ERROR', 402: 'PAYMENT_PLATFORM_ERROR' };

/** The body of an answer to a refused call. */
export const errorBody = ({ message, status, code, field }: Refusal): Record<string, unknown> => ({
  errorId: randomUUID(),
  errors: [
    {
      category: categories[status] ?? 'DIRECT_PLATFORM_ERROR',
      code: code || '20000000',
      errorCode: code || '20000000',
      httpStatusCode: status,
      id: message
        .toUpperCase()
        .replace(/[^A-Z0-9]+/g, '_')
        .slice(0, 60),
      message,
      ...(field && { propertyName: field }),
      retriable: false,
    },
  ],
  status,
});

/** A property of a request that is missing, unknown or wrong. */
export const propertyRefusal = (field: string, what: string): Refusal => new Refusal(`${field}: ${what}`, { code: '21000120', field });
