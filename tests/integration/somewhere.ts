import { randomBytes } from 'node:crypto';

/** The address of another caller each time, so that no limit of attempts is met. */
export const somewhere = (): string => `10.${[...randomBytes(3)].join('.')}`;
