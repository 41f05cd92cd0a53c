import { messages } from '#messages/generated/admin/parameters/groups.ts';
import type { ParameterGroup } from '#schemas/parameters/index.ts';

/** The groups of settings in the order of the list. */
export const groupNames = Object.keys(messages.en) as ParameterGroup[];
