CREATE TABLE "parameter_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parameter_versions" (
	"id_site" integer NOT NULL,
	"version" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"values" jsonb NOT NULL,
	"id_user" integer,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parameter_versions_id_site_version_pk" PRIMARY KEY("id_site","version"),
	CONSTRAINT "parameter_versions_positive" CHECK ("parameter_versions"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "site_font_families" (
	"id_site" integer NOT NULL,
	"family" text NOT NULL,
	"files" jsonb NOT NULL,
	CONSTRAINT "site_font_families_id_site_family_pk" PRIMARY KEY("id_site","family")
);
--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "parameters_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parameter_drafts" ADD CONSTRAINT "parameter_drafts_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameter_drafts" ADD CONSTRAINT "parameter_drafts_to_user" FOREIGN KEY ("id_site","id_user") REFERENCES "public"."users"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameter_versions" ADD CONSTRAINT "parameter_versions_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameter_versions" ADD CONSTRAINT "parameter_versions_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_font_families" ADD CONSTRAINT "site_font_families_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parameter_drafts_author" ON "parameter_drafts" USING btree ("id_site","id_user","updated_at");--> statement-breakpoint
CREATE INDEX "parameter_drafts_age" ON "parameter_drafts" USING btree ("updated_at");--> statement-breakpoint
-- What a site has now becomes its first version, so that it can be restored; secrets stay out of the history.
INSERT INTO "parameter_versions" ("id_site", "version", "changes", "values")
SELECT "id_site", 1,
	jsonb_agg(jsonb_build_object('key', "key", 'before', null, 'after', "value") ORDER BY "id"),
	jsonb_object_agg("key", "value")
FROM "parameters"
WHERE "key" !~ '(^|_)(SECRET|PASSWORD|PASSWD|PASSPHRASE|TOKEN|CREDENTIALS?|PRIVATE_KEY|API_KEY|APIKEY|ACCESS_KEY|SIGNING_KEY|ENCRYPTION_KEY)(_|$)'
GROUP BY "id_site";--> statement-breakpoint
UPDATE "sites" SET "parameters_version" = 1 WHERE "id" IN (SELECT "id_site" FROM "parameter_versions");
