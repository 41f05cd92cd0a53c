import { createApi } from '#client/api.ts';
import { ApiFailure } from '#client/api-failure.ts';
import { browserApi } from '#client/browser-api.ts';
import { pageLocale } from '#client/page-lang.ts';
import { randomId } from '#client/random-id.ts';
import { rememberCart, storedCartId } from '#client/shop/cart-memory.ts';
import { announceProductAdded } from '#client/shop/product-added.ts';
import { stores } from '#client/shop/stores.ts';
import type { CustomizationOrder } from '#domain/customization-steps.ts';
import type { CustomizedPrice } from '#schemas/customization.ts';
import type { Envelope } from '#schemas/envelope.ts';
import { type CustomizationDraft, readDraft, writeDraft } from './draft.ts';

/** Calls of the steps to the API, and their storage in the browser; stories replace them. */
export type CustomizationCalls = {
  askPrice: (order: CustomizationOrder, signal: AbortSignal) => Promise<CustomizedPrice>;
  addToCart: (order: CustomizationOrder & { attempt: string }) => Promise<void>;
  /** Rejects with the server's words where the file is refused; `onProgress` is told how much of it has left, from 0 to 1. */
  checkFile: (id: number, key: string, file: File, onProgress: (share: number) => void) => Promise<void>;
  readDraft: () => CustomizationDraft | null;
  writeDraft: (draft: CustomizationDraft | null) => void;
};

/** Files take their time over a slow line. */
const patientApi = createApi({ baseUrl: '/api', headers: () => ({ userLang: pageLocale() }), timeoutMs: 120_000 });

export const callsOf = ({ idProduct, idDeclination }: { idProduct: number; idDeclination: number }): CustomizationCalls => ({
  askPrice: ({ quantity, customizations }, signal) =>
    browserApi.call(
      'POST /cart/product/{idProduct}/declination/{idDeclination}/customize/price',
      { params: { idProduct, idDeclination }, body: { quantity, customizations } },
      { signal },
    ),
  addToCart: async ({ quantity, customizations, files, attempt: idempotencyKey }) => {
    const params = { cartId: storedCartId() ?? 'new', declinationId: idDeclination };
    const body = { type: 'MAIN_CART' as const, quantity, customizations, idempotencyKey, files };
    const cart = await patientApi.call('POST /cart/{cartId}/product/{declinationId}', { params, body });
    rememberCart({ id: cart.id, count: cart.totalProduct, stamp: randomId() });
    stores.cart.send({ type: 'cart.changed.elsewhere', id: cart.id });
    announceProductAdded();
  },
  checkFile: sendFile,
  readDraft: () => readDraft(idDeclination),
  writeDraft: (draft) => writeDraft(idDeclination, draft),
});

/** By XMLHttpRequest, which alone tells how far a body is. */
function sendFile(id: number, key: string, file: File, onProgress: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append(key, file);
    request.open('POST', `/api/product-customization/${id}/file/validate`);
    request.setRequestHeader('userLang', pageLocale());
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new TypeError('no answer'));
    request.onload = () => {
      const envelope = readEnvelope(request.responseText);
      if (envelope?.success) resolve();
      else reject(new ApiFailure(request.status, envelope?.message ?? '', { fieldErrors: envelope?.data ?? [] }));
    };
    request.send(body);
  });
}

function readEnvelope(text: string): Envelope<null> | null {
  try {
    return JSON.parse(text) as Envelope<null>;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
