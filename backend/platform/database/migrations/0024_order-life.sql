ALTER TABLE "mails" ADD COLUMN "occasion" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "by_email" text;--> statement-breakpoint
ALTER TABLE "order_return_events" ADD COLUMN "by_email" text;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD COLUMN "id_return" integer;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD COLUMN "by_email" text;--> statement-breakpoint
CREATE INDEX "registrations_newest" ON "registrations" USING btree ("id_site","created_at");--> statement-breakpoint
CREATE INDEX "mails_given_up" ON "mails" USING btree ("id_site","created_at") WHERE "mails"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "order_returns_newest" ON "order_returns" USING btree ("id_site","created_at");--> statement-breakpoint
CREATE INDEX "order_returns_status" ON "order_returns" USING btree ("id_site","status","created_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_occasion" UNIQUE("id_site","occasion");--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_return" UNIQUE("id_site","id_return","id_declination");