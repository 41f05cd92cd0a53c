CREATE TABLE "entry_versions" (
	"id_site" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"how" text NOT NULL,
	"restored" integer,
	"shape" integer NOT NULL,
	"value" text,
	"revision" text,
	"id_user" integer,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_versions_id_site_kind_key_version_pk" PRIMARY KEY("id_site","kind","key","version"),
	CONSTRAINT "entry_versions_positive" CHECK ("entry_versions"."version" > 0),
	CONSTRAINT "entry_versions_deleted" CHECK (("entry_versions"."value" is null) = ("entry_versions"."how" = 'deleted') and ("entry_versions"."value" is null) = ("entry_versions"."revision" is null))
);
--> statement-breakpoint
ALTER TABLE "entry_versions" ADD CONSTRAINT "entry_versions_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_versions" ADD CONSTRAINT "entry_versions_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_versions_age" ON "entry_versions" USING btree ("saved_at");