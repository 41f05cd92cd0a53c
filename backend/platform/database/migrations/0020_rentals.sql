CREATE TABLE "rental_days" (
	"id_site" integer NOT NULL,
	"id_declination" integer NOT NULL,
	"day" date NOT NULL,
	"taken" integer NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "rental_days_id_site_id_declination_day_pk" PRIMARY KEY("id_site","id_declination","day"),
	CONSTRAINT "rental_days_taken" CHECK ("rental_days"."taken" between 0 and "rental_days"."pieces")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_once";--> statement-breakpoint
ALTER TABLE "stock_holds" DROP CONSTRAINT "stock_holds_once";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "rent_from" date;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "rent_to" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rental_extra_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rental_min_days" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rental_max_days" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rental_turnaround" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "rent_from" date;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "rent_to" date;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "deposit" integer;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD COLUMN "from_day" date;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD COLUMN "to_day" date;--> statement-breakpoint
ALTER TABLE "rental_days" ADD CONSTRAINT "rental_days_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_days" ADD CONSTRAINT "rental_days_to_declination" FOREIGN KEY ("id_site","id_declination") REFERENCES "public"."declinations"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_holds_days" ON "stock_holds" USING btree ("id_site","id_declination","to_day") WHERE "stock_holds"."to_day" is not null;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_once" UNIQUE NULLS NOT DISTINCT("id_site","id_cart","id_declination","customization_key","rent_from","rent_to");--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_once" UNIQUE NULLS NOT DISTINCT("id_site","id_order","id_declination","from_day","to_day");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_rental" CHECK (("cart_lines"."rent_from" is null) = ("cart_lines"."rent_to" is null) and coalesce("cart_lines"."rent_from" <= "cart_lines"."rent_to", true));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_rental_days" CHECK ("products"."rental_extra_day" >= 0 and "products"."rental_turnaround" between 0 and 60 and "products"."rental_min_days" >= 1
        and "products"."rental_min_days" <= coalesce("products"."rental_max_days", "products"."rental_days", "products"."rental_min_days"));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_rental" CHECK (("order_lines"."rent_from" is null) = ("order_lines"."rent_to" is null) and ("order_lines"."rent_from" is null) = ("order_lines"."deposit" is null)
        and coalesce("order_lines"."rent_from" <= "order_lines"."rent_to" and "order_lines"."deposit" >= 0, true));--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_days" CHECK (("stock_holds"."from_day" is null) = ("stock_holds"."to_day" is null) and coalesce("stock_holds"."from_day" <= "stock_holds"."to_day", true));