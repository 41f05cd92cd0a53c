import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { ListQueryParams } from '../list-query.ts';
import {
  codeParameters,
  OutdatedTranslation,
  ParameterChange,
  ParameterDifference,
  ParameterSet,
  ParameterValuesBody,
  ParameterVersion,
} from '../parameter.ts';
import { FontFamily, Logo } from '../site.ts';

const version = z.int().min(0);
const versionParams = z.object({ version: z.coerce.number().int().min(1) });
export const parameterCalls = {
  'GET /font': { summary: 'Fonts a site may wear, its own first', access: 'public', data: z.array(FontFamily) },
  'POST /admin/font': {
    summary: 'Adds font files to a family of the site',
    access: 'admin',
    multipart: true,
    body: z.object({ family: z.string().trim().min(1).max(80) }),
    data: FontFamily,
  },
  'GET /admin/parameter': { summary: 'Every stored parameter, with what is wrong among them', access: 'admin', data: ParameterSet },
  'PUT /admin/parameter': {
    summary: 'Saves changed parameters; refused (409) when somebody saved since `version`',
    access: 'admin',
    body: z.object({ version, values: ParameterValuesBody }),
    recentSignIn: ({ values }: { values: object }) => codeParameters.some((key) => Object.hasOwn(values, key)),
    data: ParameterSet,
  },
  'POST /admin/parameter/translation/confirm': {
    summary: 'Says that words of another language are right for the text as it is now; refused (409) when they are not `text` any more',
    access: 'admin',
    body: z.object({ key: z.string().max(80), locale: z.string().max(5), text: z.string().max(200_000) }),
    data: z.array(OutdatedTranslation),
  },
  'POST /admin/parameter/check': {
    summary: 'What saving a set would change and refuse; nothing is written',
    access: 'admin',
    unlogged: true,
    body: z.object({ values: ParameterValuesBody }),
    data: ParameterDifference,
  },
  'GET /admin/parameter/version': {
    summary: 'Versions of the parameters, newest first',
    access: 'admin',
    query: ListQueryParams,
    data: z.object({ total: z.int(), versions: z.array(ParameterVersion) }),
  },
  'GET /admin/parameter/version/{version}': {
    summary: 'What a version changed',
    access: 'admin',
    params: versionParams,
    data: ParameterVersion.extend({ changes: z.array(ParameterChange) }),
  },
  'POST /admin/parameter/version/{version}/restore': {
    summary: 'Makes the values of an earlier version current, as a new version',
    access: 'admin',
    params: versionParams,
    body: z.object({ version }),
    // It may bring back code that somebody took away.
    recentSignIn: true,
    data: ParameterSet,
  },
  'POST /admin/parameter/draft': {
    summary: 'Keeps unsaved values for a preview, for a day; `id` replaces a draft of one’s own',
    access: 'admin',
    unlogged: true,
    body: z.object({ id: z.uuid().optional(), values: ParameterValuesBody }),
    data: z.object({ id: z.uuid() }),
  },
  'GET /admin/parameter/draft/{id}': {
    summary: 'The values of a draft of one’s own, and what a page of the call’s language would show of them',
    access: 'admin',
    params: z.object({ id: z.uuid() }),
    data: z.object({
      values: ParameterValuesBody,
      /** Values of the changed parameters as they would be stored, words in the language of the call; null: the default. */
      shown: ParameterValuesBody,
      /** The site's logos as they would be. */
      logos: z.array(Logo),
    }),
  },
} as const satisfies CallTable;
