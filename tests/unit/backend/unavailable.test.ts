import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { DatabaseSilentError } from '#backend/platform/database/watch-server.ts';
import { isUnavailable } from '#backend/platform/http/unavailable.ts';

const coded = (code: string, message = 'a reason') => Object.assign(new Error(message), { code });
const asked = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each([
  ['a server that refuses connections', asked(coded('ECONNREFUSED'))],
  ['a server that shuts down', asked(coded('57P01'))],
  ['a server that has no connection left', asked(coded('53300'))],
  ['a full disk of the database', asked(coded('53100'))],
  ['a database that became read-only', asked(coded('25006'))],
  ['a deadlock', asked(coded('40P01'))],
  ['a transaction that was undone because nothing came', asked(coded('25P03'))],
  ['a connection on which nothing comes', asked(new DatabaseSilentError())],
  ['a store of files that does not answer in time', Object.assign(new Error('late'), { name: 'TimeoutError' })],
  ['a connection that breaks', asked(new Error('Connection terminated unexpectedly'))],
  ['an embedded database that is closed', asked(new Error('PGlite is closed'))],
  ['a full disk of the files', coded('ENOSPC')],
])('%s is away for the moment', (_, error) => expect(isUnavailable(error)).toBe(true));

test.each([
  ['a table there is not', asked(coded('42P01'))],
  ['a value that stands twice', asked(coded('23505'))],
  ['a program that is wrong', new TypeError('x is undefined')],
  ['a file there is not', coded('ENOENT')],
  ['what is no error', 'ECONNREFUSED'],
])('%s is no outage', (_, error) => expect(isUnavailable(error)).toBe(false));
