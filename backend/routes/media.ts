import type { Api } from '../route.ts';

export function mediaRoutes(_app: Api): void {}
