CREATE TABLE "box_contents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "box_contents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_box" integer NOT NULL,
	"id_product" integer NOT NULL,
	"id_declination" integer,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "box_contents_other" CHECK ("box_contents"."id_box" <> "box_contents"."id_product" and "box_contents"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "decreasing_discounts" (
	"id_site" integer NOT NULL,
	"id_product" integer NOT NULL,
	"from_quantity" integer NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "decreasing_discounts_id_site_id_product_from_quantity_pk" PRIMARY KEY("id_site","id_product","from_quantity"),
	CONSTRAINT "decreasing_discounts_amount" CHECK ("decreasing_discounts"."from_quantity" > 1 and "decreasing_discounts"."amount" > 0 and ("decreasing_discounts"."type" = 'EURO' or "decreasing_discounts"."amount" <= 10000))
);
--> statement-breakpoint
CREATE TABLE "product_awards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_awards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_product" integer NOT NULL,
	"name" text NOT NULL,
	"year" integer,
	"medal" text NOT NULL,
	"id_media" integer,
	"alt" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_amounts";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "meal_icons" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "quantity_discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "box_contents" ADD CONSTRAINT "box_contents_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_contents" ADD CONSTRAINT "box_contents_to_box" FOREIGN KEY ("id_site","id_box") REFERENCES "public"."products"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_contents" ADD CONSTRAINT "box_contents_to_product" FOREIGN KEY ("id_site","id_product") REFERENCES "public"."products"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_contents" ADD CONSTRAINT "box_contents_to_declination" FOREIGN KEY ("id_site","id_declination") REFERENCES "public"."declinations"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decreasing_discounts" ADD CONSTRAINT "decreasing_discounts_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decreasing_discounts" ADD CONSTRAINT "decreasing_discounts_to_product" FOREIGN KEY ("id_site","id_product") REFERENCES "public"."products"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_awards" ADD CONSTRAINT "product_awards_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_awards" ADD CONSTRAINT "product_awards_to_product" FOREIGN KEY ("id_site","id_product") REFERENCES "public"."products"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_awards" ADD CONSTRAINT "product_awards_to_media" FOREIGN KEY ("id_site","id_media") REFERENCES "public"."media"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "box_contents_box" ON "box_contents" USING btree ("id_site","id_box","position");--> statement-breakpoint
CREATE INDEX "product_awards_product" ON "product_awards" USING btree ("id_site","id_product","position");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."quantity" > 0 and "order_lines"."price" >= 0 and "order_lines"."quantity_discount" >= 0 and "order_lines"."total" >= 0 and "order_lines"."vat" >= 0
        and "order_lines"."total" = "order_lines"."price" * "order_lines"."quantity" - "order_lines"."quantity_discount");