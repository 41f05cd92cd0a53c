import type { Api } from '../route.ts';

export function catalogueRoutes(_app: Api): void {}
