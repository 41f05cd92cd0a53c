/** A product of the fuzz as its sheet shows it. */
export type Sold = { idProduct: number; idDeclination: number; stock: number; multiple: number; isWine: boolean };

export type Pieces = Map<number, number>;

/** Expected content of the cart, from the shopper's clicks alone. It is independent of the implementation. */
export type Model = {
  guest: Pieces;
  own: Pieces;
  isSignedIn: boolean;
  tabs: number;
};

export const current = (model: Model): Pieces => (model.isSignedIn ? model.own : model.guest);

const fits = (pieces: number, { stock, multiple }: Sold): boolean => pieces > 0 && pieces % multiple === 0 && pieces <= stock;

export function add(model: Model, sold: Sold, quantity: number): void {
  const pieces = current(model);
  const total = (pieces.get(sold.idDeclination) ?? 0) + quantity;
  if (fits(quantity, sold) && fits(total, sold)) pieces.set(sold.idDeclination, total);
}

export function setQuantity(model: Model, sold: Sold, quantity: number): void {
  const pieces = current(model);
  if (pieces.has(sold.idDeclination) && fits(quantity, sold)) pieces.set(sold.idDeclination, quantity);
}

export function remove(model: Model, sold: Sold): void {
  current(model).delete(sold.idDeclination);
}

/** The guest's cart joins the person's: quantities add up as far as the stock goes, and none gets less. */
export function signIn(model: Model, catalogue: readonly Sold[]): void {
  for (const [id, pieces] of model.guest) {
    const had = model.own.get(id);
    const sold = catalogue.find(({ idDeclination }) => idDeclination === id);
    const most = Math.min((had ?? 0) + pieces, sold?.stock ?? 0);
    model.own.set(id, had === undefined ? pieces : Math.max(had, most - (most % (sold?.multiple ?? 1))));
  }
  model.guest = new Map();
  model.isSignedIn = true;
}

export function signOut(model: Model): void {
  model.guest = new Map();
  model.isSignedIn = false;
}
