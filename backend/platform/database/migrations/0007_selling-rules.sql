ALTER TABLE "declinations" DROP CONSTRAINT "declinations_stock";--> statement-breakpoint
ALTER TABLE "declinations" DROP CONSTRAINT "declinations_held";--> statement-breakpoint
ALTER TABLE "declinations" ADD COLUMN "promised" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "from_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "from_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "method" text DEFAULT 'CUSTOM' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_handed_over" ON "orders" USING btree ("id_site","handed_over_at");--> statement-breakpoint
ALTER TABLE "declinations" ADD CONSTRAINT "declinations_stock" CHECK ("declinations"."stock" + "declinations"."promised" >= 0 and "declinations"."held" >= 0 and "declinations"."promised" >= 0);--> statement-breakpoint
ALTER TABLE "declinations" ADD CONSTRAINT "declinations_held" CHECK (not "declinations"."set_quantity" or "declinations"."held" <= "declinations"."stock" + "declinations"."promised");--> statement-breakpoint
UPDATE "orders" SET "handed_over_at" = "told"."at" FROM (SELECT "id_site", "id_order", max("created_at") AS "at" FROM "order_events" WHERE "status" IN ('DELIVERED', 'COLLECTED') GROUP BY "id_site", "id_order") AS "told" WHERE "orders"."id_site" = "told"."id_site" AND "orders"."id" = "told"."id_order" AND "orders"."status" IN ('DELIVERED', 'COLLECTED');
