import { behaviour } from './behaviour.ts';
import { calls } from './calls.ts';
import { client } from './client.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { languages } from './languages.ts';
import { law } from './law.ts';
import { limits } from './limits.ts';
import { measurement } from './measurement.ts';
import { roles } from './roles.ts';
import type { Rule } from './rule.ts';
import { screens } from './screens.ts';
import { settings } from './settings.ts';
import { states } from './states.ts';
import { validation } from './validation.ts';

/** The rules by what they are about, in the order of docs/rules.md. */
export const rules: Readonly<Record<string, readonly Rule[]>> = {
  Screens: screens,
  'Behaviour of pages': behaviour,
  'What things are made of': entities,
  States: states,
  Validation: validation,
  Settings: settings,
  Roles: roles,
  'Calls and answers': calls,
  Errors: errors,
  Limits: limits,
  Languages: languages,
  'Texts of the law': law,
  Measurement: measurement,
  'Client conventions': client,
};
