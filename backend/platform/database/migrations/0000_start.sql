CREATE TABLE "declination_values" (
	"id_site" integer NOT NULL,
	"id_declination" integer NOT NULL,
	"id_variation" integer NOT NULL,
	"id_value" integer NOT NULL,
	CONSTRAINT "declination_values_id_site_id_declination_id_variation_pk" PRIMARY KEY("id_site","id_declination","id_variation")
);
--> statement-breakpoint
CREATE TABLE "declinations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "declinations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_product" integer NOT NULL,
	"reference" text NOT NULL,
	"year" integer,
	"capacity" real,
	"capacity_unit" text,
	"price" integer NOT NULL,
	"fixed_price" integer NOT NULL,
	"set_quantity" boolean DEFAULT true NOT NULL,
	"stock" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sell_by_multiple_of" integer DEFAULT 1 NOT NULL,
	"position" integer NOT NULL,
	"is_valid" boolean DEFAULT true NOT NULL,
	CONSTRAINT "declinations_reference" UNIQUE("id_site","reference"),
	CONSTRAINT "declinations_site_id" UNIQUE("id_site","id"),
	CONSTRAINT "declinations_price" CHECK ("declinations"."price" >= 0 and "declinations"."price" <= "declinations"."fixed_price"),
	CONSTRAINT "declinations_stock" CHECK ("declinations"."stock" >= 0 and "declinations"."held" >= 0),
	CONSTRAINT "declinations_held" CHECK (not "declinations"."set_quantity" or "declinations"."held" <= "declinations"."stock"),
	CONSTRAINT "declinations_multiple" CHECK ("declinations"."sell_by_multiple_of" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_declination" integer NOT NULL,
	"price" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "price_history_price" CHECK ("price_history"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_discounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_product" integer NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "product_discounts_product" UNIQUE("id_site","id_product"),
	CONSTRAINT "product_discounts_amount" CHECK ("product_discounts"."amount" > 0 and ("product_discounts"."type" = 'EURO' or "product_discounts"."amount" <= 10000))
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_product" integer NOT NULL,
	"id_declination" integer,
	"id_media" integer NOT NULL,
	"position" integer NOT NULL,
	"alt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_tags" (
	"id_site" integer NOT NULL,
	"id_product" integer NOT NULL,
	"id_tag" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_tags_id_site_id_product_id_tag_pk" PRIMARY KEY("id_site","id_product","id_tag")
);
--> statement-breakpoint
CREATE TABLE "product_variations" (
	"id_site" integer NOT NULL,
	"id_product" integer NOT NULL,
	"id_variation" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_variations_id_site_id_product_id_variation_pk" PRIMARY KEY("id_site","id_product","id_variation"),
	CONSTRAINT "product_variations_position" UNIQUE("id_site","id_product","position"),
	CONSTRAINT "product_variations_three" CHECK ("product_variations"."position" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"subtype_type" text,
	"offer" text NOT NULL,
	"condition" text,
	"brand" text,
	"purchase_price" integer,
	"vat_rate" integer NOT NULL,
	"margin_scheme" boolean DEFAULT false NOT NULL,
	"rental_price" integer,
	"rental_days" integer,
	"rental_deposit" integer,
	"short_description" text NOT NULL,
	"description" text NOT NULL,
	"meta_description" text NOT NULL,
	"features" jsonb NOT NULL,
	"weight" integer NOT NULL,
	"has_shipping_fees" boolean NOT NULL,
	"is_dematerialized" boolean NOT NULL,
	"position" integer NOT NULL,
	"is_valid" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_name" text NOT NULL,
	"search_text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('french', search_name), 'A') || setweight(to_tsvector('french', search_text), 'B')) STORED,
	CONSTRAINT "products_slug" UNIQUE("id_site","slug"),
	CONSTRAINT "products_site_id" UNIQUE("id_site","id"),
	CONSTRAINT "products_vat" CHECK ("products"."vat_rate" between 0 and 10000),
	CONSTRAINT "products_purchase_price" CHECK ("products"."purchase_price" >= 0),
	CONSTRAINT "products_weight" CHECK ("products"."weight" >= 0),
	CONSTRAINT "products_rental" CHECK (("products"."rental_price" is null and "products"."rental_days" is null and "products"."rental_deposit" is null)
        or ("products"."rental_price" >= 0 and "products"."rental_days" > 0 and "products"."rental_deposit" >= 0)),
	CONSTRAINT "products_rental_offer" CHECK (("products"."offer" = 'RENTAL') = ("products"."rental_price" is not null))
);
--> statement-breakpoint
CREATE TABLE "recommended_products" (
	"id_site" integer NOT NULL,
	"id_product" integer NOT NULL,
	"id_recommended" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "recommended_products_id_site_id_product_id_recommended_pk" PRIMARY KEY("id_site","id_product","id_recommended"),
	CONSTRAINT "recommended_other" CHECK ("recommended_products"."id_product" <> "recommended_products"."id_recommended")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"slug" text NOT NULL,
	"label" text NOT NULL,
	"id_page" integer,
	CONSTRAINT "tags_slug" UNIQUE("id_site","slug"),
	CONSTRAINT "tags_site_id" UNIQUE("id_site","id")
);
--> statement-breakpoint
CREATE TABLE "variation_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variation_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_variation" integer NOT NULL,
	"label" text NOT NULL,
	"colour" text,
	"position" integer NOT NULL,
	CONSTRAINT "variation_values_label" UNIQUE("id_site","id_variation","label"),
	CONSTRAINT "variation_values_site_id" UNIQUE("id_site","id")
);
--> statement-breakpoint
CREATE TABLE "variations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"display_label" text,
	"position" integer NOT NULL,
	CONSTRAINT "variations_key" UNIQUE("id_site","key"),
	CONSTRAINT "variations_site_id" UNIQUE("id_site","id")
);
--> statement-breakpoint
CREATE TABLE "carrier_bands" (
	"id_site" integer NOT NULL,
	"id_zone" integer NOT NULL,
	"up_to" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "carrier_bands_id_site_id_zone_up_to_pk" PRIMARY KEY("id_site","id_zone","up_to"),
	CONSTRAINT "carrier_bands_values" CHECK ("carrier_bands"."up_to" > 0 and "carrier_bands"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "carrier_zones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carrier_zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_carrier" integer NOT NULL,
	"countries" text[] NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "carrier_zones_site_id" UNIQUE("id_site","id"),
	CONSTRAINT "carrier_zones_position" UNIQUE("id_site","id_carrier","position")
);
--> statement-breakpoint
CREATE TABLE "carriers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carriers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"delivery_type" text NOT NULL,
	"site_type" text,
	"service_code" text,
	"min_days" integer NOT NULL,
	"max_days" integer NOT NULL,
	"position" integer NOT NULL,
	"is_valid" boolean DEFAULT true NOT NULL,
	CONSTRAINT "carriers_name" UNIQUE("id_site","name"),
	CONSTRAINT "carriers_site_id" UNIQUE("id_site","id"),
	CONSTRAINT "carriers_days" CHECK ("carriers"."min_days" >= 0 and "carriers"."max_days" >= "carriers"."min_days")
);
--> statement-breakpoint
CREATE TABLE "pickup_calendars" (
	"id_site" integer NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"lead_hours" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	CONSTRAINT "pickup_calendars_id_site_id_pk" PRIMARY KEY("id_site","id"),
	CONSTRAINT "pickup_calendars_values" CHECK ("pickup_calendars"."lead_hours" >= 0 and "pickup_calendars"."horizon_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "pickup_closures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pickup_closures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_calendar" integer NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "pickup_closures_dates" CHECK ("pickup_closures"."from_date" <= "pickup_closures"."to_date")
);
--> statement-breakpoint
CREATE TABLE "pickup_slots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pickup_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_calendar" integer NOT NULL,
	"weekday" integer NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"capacity" integer NOT NULL,
	"is_valid" boolean DEFAULT true NOT NULL,
	CONSTRAINT "pickup_slots_once" UNIQUE("id_site","id_calendar","weekday","from_time","to_time"),
	CONSTRAINT "pickup_slots_site_id" UNIQUE("id_site","id"),
	CONSTRAINT "pickup_slots_weekday" CHECK ("pickup_slots"."weekday" between 1 and 7),
	CONSTRAINT "pickup_slots_hours" CHECK ("pickup_slots"."from_time" ~ '^[0-2][0-9]:[0-5][0-9]$' and "pickup_slots"."to_time" ~ '^[0-2][0-9]:[0-5][0-9]$' and "pickup_slots"."from_time" < "pickup_slots"."to_time"),
	CONSTRAINT "pickup_slots_capacity" CHECK ("pickup_slots"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"types" text[] NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"address" text NOT NULL,
	"address_part_2" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"id_country" integer NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_once" UNIQUE("id_site","id_user","firstname","lastname","address","address_part_2","postal_code","city","id_country")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"id_site" integer NOT NULL,
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "rate_limits_id_site_key_pk" PRIMARY KEY("id_site","key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'CUSTOMER' NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"birthdate" date,
	"newsletter" boolean DEFAULT false NOT NULL,
	"accepted_terms_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email" UNIQUE("id_site","email"),
	CONSTRAINT "users_site_id" UNIQUE("id_site","id"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "components" (
	"id_site" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"meta_description" text NOT NULL,
	"cms" jsonb NOT NULL,
	CONSTRAINT "components_id_site_slug_pk" PRIMARY KEY("id_site","slug")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_name" UNIQUE("id_site","name"),
	CONSTRAINT "media_site_id" UNIQUE("id_site","id"),
	CONSTRAINT "media_size" CHECK ("media"."width" > 0 and "media"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id_site" integer NOT NULL,
	"id" integer NOT NULL,
	"id_parent" integer,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"menu_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"position" integer NOT NULL,
	"show_in_menu" boolean NOT NULL,
	"type" text NOT NULL,
	"link" jsonb,
	"is_valid" boolean NOT NULL,
	"cms" jsonb NOT NULL,
	CONSTRAINT "pages_id_site_id_pk" PRIMARY KEY("id_site","id"),
	CONSTRAINT "pages_key" UNIQUE("id_site","key"),
	CONSTRAINT "pages_url" UNIQUE("id_site","url"),
	CONSTRAINT "pages_url_form" CHECK ("pages"."url" like '/%')
);
--> statement-breakpoint
CREATE TABLE "parameters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parameters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "parameters_key" UNIQUE("id_site","key"),
	CONSTRAINT "parameters_key_form" CHECK ("parameters"."key" ~ '^[A-Z][A-Z0-9_]*$')
);
--> statement-breakpoint
CREATE TABLE "site_fonts" (
	"id_site" integer NOT NULL,
	"type" text NOT NULL,
	"family" text NOT NULL,
	"color" text,
	"size" real,
	"weight" real,
	"style" text NOT NULL,
	"files" jsonb NOT NULL,
	CONSTRAINT "site_fonts_id_site_type_pk" PRIMARY KEY("id_site","type")
);
--> statement-breakpoint
CREATE TABLE "site_languages" (
	"id_site" integer NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"is_valid" boolean DEFAULT true NOT NULL,
	CONSTRAINT "site_languages_id_site_code_pk" PRIMARY KEY("id_site","code"),
	CONSTRAINT "site_languages_position" UNIQUE("id_site","position")
);
--> statement-breakpoint
CREATE TABLE "site_logos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_logos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"type" text NOT NULL,
	"id_media" integer NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "site_logos_type" UNIQUE("id_site","type")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_winemaker" boolean NOT NULL,
	"is_e_commerce" boolean NOT NULL,
	"is_building" boolean DEFAULT false NOT NULL,
	"market" text NOT NULL,
	"time_zone" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sites_id_positive" CHECK ("sites"."id" > 0)
);
--> statement-breakpoint
ALTER TABLE "declination_values" ADD CONSTRAINT "declination_values_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declination_values" ADD CONSTRAINT "declination_values_to_declination" FOREIGN KEY ("id_site","id_declination") REFERENCES "public"."declinations"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declination_values" ADD CONSTRAINT "declination_values_to_variation" FOREIGN KEY ("id_site","id_variation") REFERENCES "public"."variations"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declination_values" ADD CONSTRAINT "declination_values_to_value" FOREIGN KEY ("id_site","id_value") REFERENCES "public"."variation_values"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declinations" ADD CONSTRAINT "declinations_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declinations" ADD CONSTRAINT "declinations_to_product" FOREIGN KEY ("id_site","id_product") REFERENCES "public"."products"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_to_declination" FOREIGN KEY ("id_site","id_declination") REFERENCES "public"."declinations"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_discounts" ADD CONSTRAINT "product_discounts_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_discounts" ADD CONSTRAINT "product_discounts_to_product" FOREIGN KEY ("id_site","id_product") REFERENCES "public"."products"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_to_product" FOREIGN KEY ("id_site","id_product") REFERENCES "public"."products"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_to_declination" FOREIGN KEY ("id_site","id_declination") REFERENCES "public"."declinations"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_to_media" FOREIGN KEY ("id_site","id_media") REFERENCES "public"."media"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_to_product" FOREIGN KEY ("id_site","id_product") REFERENCES "public"."products"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_to_tag" FOREIGN KEY ("id_site","id_tag") REFERENCES "public"."tags"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variations" ADD CONSTRAINT "product_variations_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variations" ADD CONSTRAINT "product_variations_to_product" FOREIGN KEY ("id_site","id_product") REFERENCES "public"."products"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variations" ADD CONSTRAINT "product_variations_to_variation" FOREIGN KEY ("id_site","id_variation") REFERENCES "public"."variations"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommended_products" ADD CONSTRAINT "recommended_products_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommended_products" ADD CONSTRAINT "recommended_to_product" FOREIGN KEY ("id_site","id_product") REFERENCES "public"."products"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommended_products" ADD CONSTRAINT "recommended_to_recommended" FOREIGN KEY ("id_site","id_recommended") REFERENCES "public"."products"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_to_page" FOREIGN KEY ("id_site","id_page") REFERENCES "public"."pages"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variation_values" ADD CONSTRAINT "variation_values_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variation_values" ADD CONSTRAINT "variation_values_to_variation" FOREIGN KEY ("id_site","id_variation") REFERENCES "public"."variations"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variations" ADD CONSTRAINT "variations_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_bands" ADD CONSTRAINT "carrier_bands_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_bands" ADD CONSTRAINT "carrier_bands_to_zone" FOREIGN KEY ("id_site","id_zone") REFERENCES "public"."carrier_zones"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_zones" ADD CONSTRAINT "carrier_zones_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_zones" ADD CONSTRAINT "carrier_zones_to_carrier" FOREIGN KEY ("id_site","id_carrier") REFERENCES "public"."carriers"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carriers" ADD CONSTRAINT "carriers_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_calendars" ADD CONSTRAINT "pickup_calendars_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_closures" ADD CONSTRAINT "pickup_closures_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_closures" ADD CONSTRAINT "pickup_closures_to_calendar" FOREIGN KEY ("id_site","id_calendar") REFERENCES "public"."pickup_calendars"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_slots" ADD CONSTRAINT "pickup_slots_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_slots" ADD CONSTRAINT "pickup_slots_to_calendar" FOREIGN KEY ("id_site","id_calendar") REFERENCES "public"."pickup_calendars"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_to_user" FOREIGN KEY ("id_site","id_user") REFERENCES "public"."users"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_limits" ADD CONSTRAINT "rate_limits_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_to_user" FOREIGN KEY ("id_site","id_user") REFERENCES "public"."users"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "components" ADD CONSTRAINT "components_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_parent" FOREIGN KEY ("id_site","id_parent") REFERENCES "public"."pages"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameters" ADD CONSTRAINT "parameters_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_fonts" ADD CONSTRAINT "site_fonts_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_languages" ADD CONSTRAINT "site_languages_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_logos" ADD CONSTRAINT "site_logos_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_logos" ADD CONSTRAINT "site_logos_media" FOREIGN KEY ("id_site","id_media") REFERENCES "public"."media"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declination_values_value" ON "declination_values" USING btree ("id_site","id_value");--> statement-breakpoint
CREATE INDEX "declinations_product" ON "declinations" USING btree ("id_site","id_product","position");--> statement-breakpoint
CREATE INDEX "declinations_price" ON "declinations" USING btree ("id_site","price");--> statement-breakpoint
CREATE INDEX "price_history_declination" ON "price_history" USING btree ("id_site","id_declination","since");--> statement-breakpoint
CREATE INDEX "product_images_product" ON "product_images" USING btree ("id_site","id_product","position");--> statement-breakpoint
CREATE INDEX "product_tags_tag" ON "product_tags" USING btree ("id_site","id_tag");--> statement-breakpoint
CREATE INDEX "products_list" ON "products" USING btree ("id_site","is_valid","position");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("id_site","is_valid","created_at");--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("id_site","is_valid","search_name");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "pickup_closures_calendar" ON "pickup_closures" USING btree ("id_site","id_calendar","from_date");--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("id_site","id_user","used_at");--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("id_site","id_user");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_last_seen" ON "users" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "media_hash" ON "media" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "pages_children" ON "pages" USING btree ("id_site","id_parent","position");