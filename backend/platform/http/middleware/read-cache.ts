import { createMiddleware } from 'hono/factory';
import { withReadCache } from '../../read-cache/read-through.ts';
import type { ApiEnv } from '../context.ts';

/** Answers a call with what this process keeps of the site, brought up to date as the call begins. */
export const readCache = createMiddleware<ApiEnv>((c, next) => withReadCache(c.var.services.db, c.var, next));
