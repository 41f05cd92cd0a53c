ALTER TABLE "discount_codes" ADD COLUMN "minimum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "limit_total" integer;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "limit_per_customer" integer;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_discount_code" ON "orders" USING btree ("id_site","discount_code") WHERE "orders"."discount_code" <> '';--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_limits" CHECK ("discount_codes"."minimum" >= 0 and "discount_codes"."limit_total" > 0 and "discount_codes"."limit_per_customer" > 0);