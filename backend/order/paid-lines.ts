type PaidLine = { quantity: number; total: number; discount: number };

/** Cents that were paid for a line: its total less its share of the discount on products. */
export const paidOfLine = ({ total, discount }: Pick<PaidLine, 'total' | 'discount'>): number => total - discount;

/** Cents that were paid for some pieces of a line, rounded down; all of them: to the cent. */
export const paidOfPieces = (line: PaidLine, quantity: number): number => Math.floor((paidOfLine(line) * quantity) / line.quantity);
