import { z } from 'zod';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { SignedInHook } from '#backend/platform/http/services.ts';
import { openCart } from './open-cart.ts';

/** Moves the guest's cart that the browser names (header `idCart`) into the account at sign-in. A deleted cart is ignored. */
export const adoptGuestCart: SignedInHook = async ({ db, now }, idSite, idUser, request) => {
  const idCart = z.uuid().safeParse(request.header('idCart'));
  if (!idCart.success) return;
  try {
    await db.transaction((tx) => openCart(tx, { idSite, idUser, locale: request.header('userLang') ?? '', now: now() }, idCart.data));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
};
