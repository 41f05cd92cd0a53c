import { sql } from 'drizzle-orm';
import { boolean, check, customType, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { CustomizationValue } from '#schemas/customization.ts';
import type { FileKind } from '#schemas/form.ts';
import { cartLines } from './cart.ts';
import { products } from './catalogue.ts';
import { createdAt, translations } from './columns.ts';
import { forms } from './forms.ts';
import { orders } from './order.ts';
import { idSite } from './site.ts';

/** Texts of a customization in another language; those of its values by their key or length. */
export type CustomizationTexts = { label: string; help: string; values: Record<string, string> };

/** Customizations of a product, in order. One that is imported again keeps its id, which carts refer to. */
export const customizations = pgTable(
  'customizations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idProduct: integer('id_product').notNull(),
    /** Its name in the site's folder. */
    key: text('key').notNull(),
    type: text('type', { enum: ['SIMPLE', 'DYNAMIC_FORM'] }).notNull(),
    inputType: text('input_type', { enum: ['TEXT', 'SELECT', 'CHECKBOX', 'FILE'] }).notNull(),
    /** The form of a DYNAMIC_FORM. */
    idForm: integer('id_form'),
    label: text('label').notNull(),
    help: text('help').notNull(),
    required: boolean('required').notNull(),
    /** Null: what it asks for says it. */
    isPersonal: boolean('is_personal'),
    maxLength: integer('max_length').notNull(),
    costType: text('cost_type', { enum: ['EURO', 'PERCENT', 'NONE'] }).notNull(),
    /** Cents for EURO, basis points for PERCENT. */
    amount: integer('amount').notNull(),
    values: jsonb('values').$type<CustomizationValue[]>().notNull(),
    position: integer('position').notNull(),
    translations: translations<CustomizationTexts>(),
  },
  (t) => [
    unique('customizations_key').on(t.idSite, t.idProduct, t.key),
    index('customizations_product').on(t.idSite, t.idProduct, t.position),
    foreignKey({
      name: 'customizations_to_product',
      columns: [t.idSite, t.idProduct],
      foreignColumns: [products.idSite, products.id],
    }).onDelete('cascade'),
    foreignKey({ name: 'customizations_to_form', columns: [t.idSite, t.idForm], foreignColumns: [forms.idSite, forms.id] }).onDelete(
      'cascade',
    ),
    check('customizations_form', sql`(${t.type} = 'DYNAMIC_FORM') = (${t.idForm} is not null)`),
    check('customizations_amount', sql`${t.amount} >= 0 and (${t.costType} <> 'PERCENT' or ${t.amount} <= 10000)`),
  ],
);

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** Files that a line of a cart is made with. An order takes them along: what neither holds is forgotten. */
export const customizationFiles = pgTable(
  'customization_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    idSite: idSite(),
    idCartLine: integer('id_cart_line').references(() => cartLines.id, { onDelete: 'set null' }),
    idOrder: uuid('id_order').references(() => orders.id, { onDelete: 'cascade' }),
    /** A safe file name, with the extension of what it is. */
    name: text('name').notNull(),
    kind: text('kind').$type<FileKind>().notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('customization_files_line').on(t.idCartLine),
    index('customization_files_order').on(t.idOrder),
    check('customization_files_size', sql`octet_length(${t.bytes}) between 1 and 10485760`),
  ],
);
