CREATE TABLE "cart_additions" (
	"id_site" integer NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"id_cart" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_additions_id_site_idempotency_key_pk" PRIMARY KEY("id_site","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_cart" uuid NOT NULL,
	"id_declination" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price_seen" integer NOT NULL,
	CONSTRAINT "cart_lines_once" UNIQUE("id_site","id_cart","id_declination"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer,
	"discount_code" text DEFAULT '' NOT NULL,
	"merged_into" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_site_id" UNIQUE("id_site","id")
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discount_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"detail_type" text[] NOT NULL,
	"from_moment" timestamp with time zone,
	"until_moment" timestamp with time zone,
	"is_valid" boolean DEFAULT true NOT NULL,
	CONSTRAINT "discount_codes_code" UNIQUE("id_site","code"),
	CONSTRAINT "discount_codes_form" CHECK ("discount_codes"."code" = upper(trim("discount_codes"."code")) and "discount_codes"."code" <> ''),
	CONSTRAINT "discount_codes_amount" CHECK ("discount_codes"."amount" > 0 and ("discount_codes"."type" = 'EURO' or "discount_codes"."amount" <= 10000))
);
--> statement-breakpoint
CREATE TABLE "job_leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until_moment" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"kind" text NOT NULL,
	"id_order" uuid,
	"id_user" integer,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_order_kind" UNIQUE("id_site","id_order","kind"),
	CONSTRAINT "mails_user_kind" UNIQUE("id_site","id_user","kind")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_order" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_order" uuid NOT NULL,
	"id_product" integer NOT NULL,
	"id_declination" integer NOT NULL,
	"name" text NOT NULL,
	"declination_label" text NOT NULL,
	"reference" text NOT NULL,
	"url" text NOT NULL,
	"image" jsonb,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"total" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"vat" integer NOT NULL,
	"margin_scheme" boolean NOT NULL,
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."quantity" > 0 and "order_lines"."price" >= 0 and "order_lines"."total" = "order_lines"."price" * "order_lines"."quantity" and "order_lines"."vat" >= 0),
	CONSTRAINT "order_lines_margin" CHECK (not "order_lines"."margin_scheme" or "order_lines"."vat" = 0)
);
--> statement-breakpoint
CREATE TABLE "order_placements" (
	"id_site" integer NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"id_order" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_placements_id_site_idempotency_key_pk" PRIMARY KEY("id_site","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "order_sequences" (
	"id_site" integer NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "order_sequences_id_site_year_pk" PRIMARY KEY("id_site","year")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"id_user" integer,
	"id_cart" uuid NOT NULL,
	"key_salt" text NOT NULL,
	"locale" text NOT NULL,
	"email" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"phone" text NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"shipping" integer NOT NULL,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"discount_code" text NOT NULL,
	"applied_discount" jsonb,
	"message" text NOT NULL,
	"delivery_kind" text NOT NULL,
	"carrier_name" text,
	"delivery_address" jsonb,
	"billing_address" jsonb,
	"access_point" jsonb,
	"pickup" jsonb,
	"pickup_date" date,
	"id_schedule" integer,
	"accepted_terms_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"alert" text,
	CONSTRAINT "orders_reference" UNIQUE("id_site","reference"),
	CONSTRAINT "orders_site_id" UNIQUE("id_site","id"),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."subtotal" - "orders"."discount" + "orders"."shipping" and "orders"."total" >= 0),
	CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal" >= 0 and "orders"."discount" >= 0 and "orders"."shipping" >= 0 and "orders"."vat" >= 0),
	CONSTRAINT "orders_pickup_whole" CHECK (("orders"."pickup" is null) = ("orders"."pickup_date" is null) and ("orders"."pickup" is null) = ("orders"."id_schedule" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_order" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"transaction" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_reference" UNIQUE("provider","provider_reference"),
	CONSTRAINT "payment_attempts_site_id" UNIQUE("id_site","id"),
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_attempt" uuid NOT NULL,
	"provider" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"type" text NOT NULL,
	"raw" text NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_once" UNIQUE("provider","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "site_secrets" (
	"id_site" integer NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_secrets_id_site_name_pk" PRIMARY KEY("id_site","name")
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_order" uuid NOT NULL,
	"id_declination" integer NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'HELD' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_holds_once" UNIQUE("id_site","id_order","id_declination"),
	CONSTRAINT "stock_holds_quantity" CHECK ("stock_holds"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_declination" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"id_order" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_moves_once" UNIQUE("id_site","id_order","id_declination","reason"),
	CONSTRAINT "stock_moves_quantity" CHECK ("stock_moves"."quantity" <> 0)
);
--> statement-breakpoint
ALTER TABLE "cart_additions" ADD CONSTRAINT "cart_additions_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_additions" ADD CONSTRAINT "cart_additions_to_cart" FOREIGN KEY ("id_site","id_cart") REFERENCES "public"."carts"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_to_cart" FOREIGN KEY ("id_site","id_cart") REFERENCES "public"."carts"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_to_declination" FOREIGN KEY ("id_site","id_declination") REFERENCES "public"."declinations"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_to_user" FOREIGN KEY ("id_site","id_user") REFERENCES "public"."users"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_to_merged" FOREIGN KEY ("id_site","merged_into") REFERENCES "public"."carts"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_to_order" FOREIGN KEY ("id_site","id_order") REFERENCES "public"."orders"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_to_user" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_to_order" FOREIGN KEY ("id_site","id_order") REFERENCES "public"."orders"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_to_order" FOREIGN KEY ("id_site","id_order") REFERENCES "public"."orders"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_placements" ADD CONSTRAINT "order_placements_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sequences" ADD CONSTRAINT "order_sequences_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_to_user" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_to_order" FOREIGN KEY ("id_site","id_order") REFERENCES "public"."orders"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_to_attempt" FOREIGN KEY ("id_site","id_attempt") REFERENCES "public"."payment_attempts"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_secrets" ADD CONSTRAINT "site_secrets_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_to_order" FOREIGN KEY ("id_site","id_order") REFERENCES "public"."orders"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_to_declination" FOREIGN KEY ("id_site","id_declination") REFERENCES "public"."declinations"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_additions_age" ON "cart_additions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_user" ON "carts" USING btree ("id_site","id_user");--> statement-breakpoint
CREATE INDEX "carts_updated" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("id_site","created_at");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("id_site","id_order","id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("id_site","id_order");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("id_site","created_at");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("id_site","status","created_at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("id_site","id_user","created_at");--> statement-breakpoint
CREATE INDEX "orders_cart" ON "orders" USING btree ("id_site","id_cart");--> statement-breakpoint
CREATE INDEX "orders_pickup" ON "orders" USING btree ("id_site","pickup_date","id_schedule");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("status","held_until");--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("id_site","id_order","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "payment_events_attempt" ON "payment_events" USING btree ("id_site","id_attempt","id");--> statement-breakpoint
CREATE INDEX "stock_holds_declination" ON "stock_holds" USING btree ("id_site","id_declination","state");--> statement-breakpoint
CREATE INDEX "stock_holds_expiry" ON "stock_holds" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "stock_moves_declination" ON "stock_moves" USING btree ("id_site","id_declination","id");