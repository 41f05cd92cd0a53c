import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { PersonData, PersonErasure, Retention, RetentionRun } from '../retention.ts';
import { Email } from '../user.ts';

const OfPerson = z.object({ email: Email });

export const privacyCalls = {
  'GET /user/data': { summary: 'All that the shop knows of the signed-in person, as a file', access: 'customer', data: PersonData },
  'GET /admin/retention': {
    summary: 'How long personal data is kept, what was made anonymous and when, and the contracts that are closed off',
    access: 'admin',
    data: Retention,
  },
  'POST /admin/retention/trial': {
    summary: 'Count what the next run would make anonymous, and change nothing',
    access: 'admin',
    data: RetentionRun,
  },
  'GET /admin/person/data': {
    summary: 'All that the shop knows of a person, by her e-mail address, as a file',
    access: 'admin',
    query: OfPerson,
    data: PersonData,
  },
  'POST /admin/person/erase': {
    summary: 'Erase a person by her e-mail address, with her account; answers what the law has the shop keep',
    access: 'admin',
    body: OfPerson,
    recentSignIn: true,
    data: PersonErasure,
  },
} as const satisfies CallTable;
