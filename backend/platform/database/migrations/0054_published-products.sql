ALTER TABLE "products" ADD COLUMN "is_entry" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "products_entries" ON "products" USING btree ("id_site","is_entry","position");--> statement-breakpoint
-- Products that are not in the shop were deleted until now.
UPDATE "products" SET "is_entry" = false WHERE NOT "is_valid";