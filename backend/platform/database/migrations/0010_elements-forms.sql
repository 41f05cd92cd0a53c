CREATE TABLE "element_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "element_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_element" integer NOT NULL,
	"id_media" integer NOT NULL,
	"alt" text NOT NULL,
	"position" integer NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "element_pictures_position" UNIQUE("id_site","id_element","position")
);
--> statement-breakpoint
CREATE TABLE "elements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "elements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"route" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"html" text NOT NULL,
	"link" text,
	"position" integer NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"place" text NOT NULL,
	"price" integer,
	"seats" integer,
	"booked" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "elements_slug" UNIQUE("id_site","route","slug"),
	CONSTRAINT "elements_site_id" UNIQUE("id_site","id"),
	CONSTRAINT "elements_seats" CHECK ("elements"."booked" >= 0 and ("elements"."seats" is null or "elements"."booked" <= "elements"."seats")),
	CONSTRAINT "elements_end" CHECK ("elements"."ends_at" is null or "elements"."ends_at" > "elements"."starts_at"),
	CONSTRAINT "elements_price" CHECK ("elements"."price" is null or "elements"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_element" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"seats" integer NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registrations_email" UNIQUE("id_site","id_element","email"),
	CONSTRAINT "registrations_seats" CHECK ("registrations"."seats" > 0),
	CONSTRAINT "registrations_email_lower" CHECK ("registrations"."email" = lower("registrations"."email"))
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"fields" jsonb NOT NULL,
	"submit_label" text NOT NULL,
	"success_title" text NOT NULL,
	"success_text" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "forms_slug" UNIQUE("id_site","slug")
);
--> statement-breakpoint
CREATE TABLE "submission_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"id_site" integer NOT NULL,
	"id_submission" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "submission_files_key" UNIQUE("id_submission","key"),
	CONSTRAINT "submission_files_size" CHECK (octet_length("submission_files"."bytes") between 1 and 10485760)
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"id_site" integer NOT NULL,
	"id_form" integer,
	"title" text NOT NULL,
	"answers" jsonb NOT NULL,
	"locale" text NOT NULL,
	"consent_at" timestamp with time zone,
	"attempt" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_attempt" UNIQUE("id_site","attempt"),
	CONSTRAINT "submissions_site_id" UNIQUE("id_site","id")
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "popups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"id_media" integer,
	"alt" text NOT NULL,
	"link" text,
	"link_label" text NOT NULL,
	"trigger" text NOT NULL,
	"delay_seconds" integer NOT NULL,
	"scroll_percent" integer NOT NULL,
	"show_on_every_reload" boolean NOT NULL,
	"rest_days" integer NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "popups_slug" UNIQUE("id_site","slug"),
	CONSTRAINT "popups_trigger" CHECK ("popups"."delay_seconds" >= 0 and "popups"."scroll_percent" between 1 and 100 and "popups"."rest_days" >= 0)
);
--> statement-breakpoint
ALTER TABLE "element_pictures" ADD CONSTRAINT "element_pictures_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "element_pictures" ADD CONSTRAINT "element_pictures_to_element" FOREIGN KEY ("id_site","id_element") REFERENCES "public"."elements"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "element_pictures" ADD CONSTRAINT "element_pictures_to_media" FOREIGN KEY ("id_site","id_media") REFERENCES "public"."media"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elements" ADD CONSTRAINT "elements_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_to_element" FOREIGN KEY ("id_site","id_element") REFERENCES "public"."elements"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_to_submission" FOREIGN KEY ("id_site","id_submission") REFERENCES "public"."submissions"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_id_form_forms_id_fk" FOREIGN KEY ("id_form") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_to_media" FOREIGN KEY ("id_site","id_media") REFERENCES "public"."media"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "elements_in_order" ON "elements" USING btree ("id_site","route","position","id");--> statement-breakpoint
CREATE INDEX "elements_by_day" ON "elements" USING btree ("id_site","route","starts_at","id");--> statement-breakpoint
CREATE INDEX "registrations_oldest" ON "registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "submission_files_of" ON "submission_files" USING btree ("id_site","id_submission");--> statement-breakpoint
CREATE INDEX "submissions_newest" ON "submissions" USING btree ("id_site","created_at");--> statement-breakpoint
CREATE INDEX "submissions_oldest" ON "submissions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "submissions_of_form" ON "submissions" USING btree ("id_form");