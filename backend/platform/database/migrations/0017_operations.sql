CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"email" text NOT NULL,
	"call" text NOT NULL,
	"path" text NOT NULL,
	"fields" text[] NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "layout_previews" (
	"id_site" integer NOT NULL,
	"id_page" integer NOT NULL,
	"id_layout" integer NOT NULL,
	"hash" text NOT NULL,
	"picture" text NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "layout_previews_id_site_id_page_id_layout_pk" PRIMARY KEY("id_site","id_page","id_layout")
);
--> statement-breakpoint
CREATE TABLE "site_visits" (
	"id_site" integer NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "site_visits_id_site_day_source_pk" PRIMARY KEY("id_site","day","source"),
	CONSTRAINT "site_visits_count" CHECK ("site_visits"."visits" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_link" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layout_previews" ADD CONSTRAINT "layout_previews_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layout_previews" ADD CONSTRAINT "layout_previews_page" FOREIGN KEY ("id_site","id_page") REFERENCES "public"."pages"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_visits" ADD CONSTRAINT "site_visits_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("id_site","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_call" ON "audit_log" USING btree ("id_site","call","created_at");