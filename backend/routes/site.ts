import type { Api } from '../route.ts';

export function siteRoutes(_app: Api): void {}
