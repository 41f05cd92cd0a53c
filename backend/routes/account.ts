import type { Api } from '../route.ts';

export function accountRoutes(_app: Api): void {}
