import { inArray } from 'drizzle-orm';
import { repricings } from '#backend/tables/repricing.ts';

/** Condition for changes that the job works on. */
export const underWay = inArray(repricings.state, ['RUNNING', 'UNDOING'] as const);
