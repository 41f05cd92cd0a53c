DROP INDEX "products_name";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
-- First the column that is generated of the other two.
ALTER TABLE "products" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_name";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";