CREATE TABLE "repriced_products" (
	"id_site" integer NOT NULL,
	"id_repricing" uuid NOT NULL,
	"id_product" integer NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"reason" text,
	"prices" jsonb,
	CONSTRAINT "repriced_products_id_site_id_repricing_id_product_pk" PRIMARY KEY("id_site","id_repricing","id_product"),
	CONSTRAINT "repriced_products_prices" CHECK (("repriced_products"."prices" is not null) = ("repriced_products"."state" in ('CHANGED', 'RESTORED', 'REFUSED'))),
	CONSTRAINT "repriced_products_reason" CHECK (("repriced_products"."reason" is not null) = ("repriced_products"."state" in ('SKIPPED', 'REFUSED')))
);
--> statement-breakpoint
CREATE TABLE "repricings" (
	"id_site" integer NOT NULL,
	"id" uuid NOT NULL,
	"rule" jsonb NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"restored" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"id_user" integer,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"undone_by" integer,
	"undone_at" timestamp with time zone,
	CONSTRAINT "repricings_id_site_id_pk" PRIMARY KEY("id_site","id")
);
--> statement-breakpoint
ALTER TABLE "repriced_products" ADD CONSTRAINT "repriced_products_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repriced_products" ADD CONSTRAINT "repriced_products_to_repricing" FOREIGN KEY ("id_site","id_repricing") REFERENCES "public"."repricings"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repriced_products" ADD CONSTRAINT "repriced_products_to_product" FOREIGN KEY ("id_site","id_product") REFERENCES "public"."products"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repricings" ADD CONSTRAINT "repricings_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repricings" ADD CONSTRAINT "repricings_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repricings" ADD CONSTRAINT "repricings_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repriced_products_state" ON "repriced_products" USING btree ("id_site","id_repricing","state","id_product");--> statement-breakpoint
CREATE INDEX "repriced_products_product" ON "repriced_products" USING btree ("id_site","id_product");--> statement-breakpoint
CREATE UNIQUE INDEX "repricings_under_way" ON "repricings" USING btree ("id_site") WHERE "repricings"."state" in ('RUNNING', 'UNDOING');--> statement-breakpoint
CREATE INDEX "repricings_newest" ON "repricings" USING btree ("id_site","started_at");