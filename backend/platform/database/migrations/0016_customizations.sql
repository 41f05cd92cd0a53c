CREATE TABLE "customization_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"id_site" integer NOT NULL,
	"id_cart_line" integer,
	"id_order" uuid,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customization_files_size" CHECK (octet_length("customization_files"."bytes") between 1 and 10485760)
);
--> statement-breakpoint
CREATE TABLE "customizations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customizations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_product" integer NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"input_type" text NOT NULL,
	"id_form" integer,
	"label" text NOT NULL,
	"help" text NOT NULL,
	"required" boolean NOT NULL,
	"max_length" integer NOT NULL,
	"cost_type" text NOT NULL,
	"amount" integer NOT NULL,
	"values" jsonb NOT NULL,
	"position" integer NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "customizations_key" UNIQUE("id_site","id_product","key"),
	CONSTRAINT "customizations_form" CHECK (("customizations"."type" = 'DYNAMIC_FORM') = ("customizations"."id_form" is not null)),
	CONSTRAINT "customizations_amount" CHECK ("customizations"."amount" >= 0 and ("customizations"."cost_type" <> 'PERCENT' or "customizations"."amount" <= 10000))
);
--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_once";--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_amounts";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "customizations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "customization_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "extra_seen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "customizations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "customization_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "customization_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customization_files" ADD CONSTRAINT "customization_files_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customization_files" ADD CONSTRAINT "customization_files_id_cart_line_cart_lines_id_fk" FOREIGN KEY ("id_cart_line") REFERENCES "public"."cart_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customization_files" ADD CONSTRAINT "customization_files_id_order_orders_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customizations" ADD CONSTRAINT "customizations_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customizations" ADD CONSTRAINT "customizations_id_form_forms_id_fk" FOREIGN KEY ("id_form") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customizations" ADD CONSTRAINT "customizations_to_product" FOREIGN KEY ("id_site","id_product") REFERENCES "public"."products"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customization_files_line" ON "customization_files" USING btree ("id_cart_line");--> statement-breakpoint
CREATE INDEX "customization_files_order" ON "customization_files" USING btree ("id_order");--> statement-breakpoint
CREATE INDEX "customizations_product" ON "customizations" USING btree ("id_site","id_product","position");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_once" UNIQUE("id_site","id_cart","id_declination","customization_key");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."quantity" > 0 and "order_lines"."price" >= 0 and "order_lines"."quantity_discount" >= 0 and "order_lines"."customization_total" >= 0 and "order_lines"."total" >= 0 and "order_lines"."vat" >= 0
        and "order_lines"."total" = "order_lines"."price" * "order_lines"."quantity" - "order_lines"."quantity_discount" + "order_lines"."customization_total");