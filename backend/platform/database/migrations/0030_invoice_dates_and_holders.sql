CREATE TABLE "invoice_series" (
	"id_site" integer NOT NULL,
	"kind" text NOT NULL,
	"is_test" boolean NOT NULL,
	"last_issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_series_id_site_kind_is_test_pk" PRIMARY KEY("id_site","kind","is_test")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_held_by" ON "orders" USING btree ("id_site","held_by") WHERE "orders"."held_by" is not null;--> statement-breakpoint
INSERT INTO "invoice_series" SELECT "id_site", "kind", "is_test", max("issued_at") FROM "invoices" GROUP BY "id_site", "kind", "is_test";
