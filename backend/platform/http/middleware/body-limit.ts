import { bodyLimit as honoBodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { ApiError } from '../api-error.ts';
import type { ApiEnv } from '../context.ts';

const megabyte = 1024 * 1024;

const refuseAbove = (max: number) =>
  honoBodyLimit({
    maxSize: max * megabyte,
    onError: () => {
      throw new ApiError(413, 'error.too-large', { params: { max } });
    },
  });

const json = refuseAbove(1);
const documents = refuseAbove(8);
const multipart = refuseAbove(12);
/** Paths of the calls that take documents (`deep` in the call table). */
const documentPaths = /^\/admin\/(?:document\/|template$|page$)/;

/** What sends nothing. To look whether there is a body makes the whole request. */
const withoutBody = ['GET', 'HEAD'];

/** 12 MB for forms with files, 8 MB for documents, 1 MB for anything else. */
export const bodyLimit = createMiddleware<ApiEnv>((c, next) => {
  if (withoutBody.includes(c.req.method)) return next();
  if (c.req.header('content-type')?.startsWith('multipart/')) return multipart(c, next);
  return documentPaths.test(c.req.path) ? documents(c, next) : json(c, next);
});
