CREATE TABLE "relay_feeds" (
	"id_site" integer NOT NULL,
	"id_carrier" integer NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"last_run_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "relay_feeds_id_site_id_carrier_pk" PRIMARY KEY("id_site","id_carrier")
);
--> statement-breakpoint
ALTER TABLE "relay_feeds" ADD CONSTRAINT "relay_feeds_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relay_feeds" ADD CONSTRAINT "relay_feeds_to_carrier" FOREIGN KEY ("id_site","id_carrier") REFERENCES "public"."carriers"("id_site","id") ON DELETE cascade ON UPDATE no action;