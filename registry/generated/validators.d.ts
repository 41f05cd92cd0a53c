import type { Validate } from '../../renderer/types.ts';

export declare const heading: Validate;
export declare const section: Validate;
