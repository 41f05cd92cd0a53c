CREATE TABLE "relay_points" (
	"id_site" integer NOT NULL,
	"id_carrier" integer NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"add_line_1" text NOT NULL,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"icon" text,
	"opening_hours" jsonb NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_valid" boolean DEFAULT true NOT NULL,
	CONSTRAINT "relay_points_id_site_id_carrier_id_pk" PRIMARY KEY("id_site","id_carrier","id"),
	CONSTRAINT "relay_points_position" CHECK ("relay_points"."lat" between -90 and 90 and "relay_points"."lng" between -180 and 180)
);
--> statement-breakpoint
ALTER TABLE "relay_points" ADD CONSTRAINT "relay_points_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relay_points" ADD CONSTRAINT "relay_points_to_carrier" FOREIGN KEY ("id_site","id_carrier") REFERENCES "public"."carriers"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "relay_points_zip" ON "relay_points" USING btree ("id_site","country","zip_code");