-- An order sells a declination once; what comes back of it may come in parts.
ALTER TABLE "stock_moves" DROP CONSTRAINT "stock_moves_once";--> statement-breakpoint
CREATE UNIQUE INDEX "stock_moves_sold" ON "stock_moves" USING btree ("id_site","id_order","id_declination") WHERE "stock_moves"."reason" = 'SOLD';--> statement-breakpoint
CREATE INDEX "stock_moves_order" ON "stock_moves" USING btree ("id_site","id_order");
