ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "priced_rate" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "latin_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taxation" text DEFAULT 'HOME' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sent_to" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_deducted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promise" jsonb;--> statement-breakpoint
ALTER TABLE "deleted_pages" ADD COLUMN "kind" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "latin_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "carriers" ADD COLUMN "is_express" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."subtotal" - "orders"."discount" - "orders"."vat_deducted" + "orders"."shipping" and "orders"."total" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal" >= 0 and "orders"."discount" >= 0 and "orders"."shipping" >= 0 and "orders"."vat" >= 0 and "orders"."vat_deducted" >= 0);--> statement-breakpoint
-- What a page says is searched for: its document is JSON, which has no equality, so its text is compared.
CREATE TRIGGER pages_document_change AFTER UPDATE OF cms ON pages FOR EACH ROW WHEN (OLD.cms::text IS DISTINCT FROM NEW.cms::text) EXECUTE FUNCTION note_changed_content();
