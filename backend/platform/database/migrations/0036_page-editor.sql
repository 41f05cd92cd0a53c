CREATE TABLE "media_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"size" integer NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"alts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"former_hashes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_files_name" UNIQUE("id_site","name")
);
--> statement-breakpoint
CREATE TABLE "media_upload_parts" (
	"id_upload" uuid NOT NULL,
	"id_site" integer NOT NULL,
	"offset_bytes" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "media_upload_parts_id_upload_offset_bytes_pk" PRIMARY KEY("id_upload","offset_bytes")
);
--> statement-breakpoint
CREATE TABLE "media_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"filename" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"replaces" text,
	"folder" text NOT NULL,
	"tags" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_uploads_size" CHECK ("media_uploads"."received" between 0 and "media_uploads"."size")
);
--> statement-breakpoint
CREATE TABLE "deleted_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"rows" json NOT NULL,
	"tags" json NOT NULL,
	"id_user" integer,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_presence" (
	"id_site" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"session" uuid NOT NULL,
	"id_user" integer NOT NULL,
	"id_node" text,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_presence_id_site_kind_key_session_pk" PRIMARY KEY("id_site","kind","key","session")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"id_site" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"how" text NOT NULL,
	"after_version" integer,
	"was_shown" boolean DEFAULT true NOT NULL,
	"cms" json NOT NULL,
	"id_user" integer,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_versions_id_site_kind_key_version_pk" PRIMARY KEY("id_site","kind","key","version"),
	CONSTRAINT "document_versions_positive" CHECK ("document_versions"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "edited_documents" (
	"id_site" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"draft" json,
	"draft_by" integer,
	"draft_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"published_version" integer,
	"publish_at" timestamp with time zone,
	"scheduled" json,
	"scheduled_by" integer,
	"scheduled_at" timestamp with time zone,
	"failed_with" integer,
	CONSTRAINT "edited_documents_id_site_kind_key_pk" PRIMARY KEY("id_site","kind","key"),
	CONSTRAINT "edited_documents_draft" CHECK (("edited_documents"."draft" is null) = ("edited_documents"."draft_at" is null)),
	CONSTRAINT "edited_documents_scheduled" CHECK (("edited_documents"."publish_at" is null) = ("edited_documents"."scheduled" is null))
);
--> statement-breakpoint
CREATE TABLE "layout_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "layout_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"name" text NOT NULL,
	"layouts" json NOT NULL,
	"id_user" integer,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "layout_templates_name" UNIQUE("id_site","name")
);
--> statement-breakpoint
CREATE TABLE "page_redirects" (
	"id_site" integer NOT NULL,
	"from_url" text NOT NULL,
	"page_key" text NOT NULL,
	CONSTRAINT "page_redirects_id_site_from_url_pk" PRIMARY KEY("id_site","from_url"),
	CONSTRAINT "page_redirects_form" CHECK ("page_redirects"."from_url" like '/%')
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"id_user" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "layout_previews" ADD COLUMN "checked_hash" text;--> statement-breakpoint
ALTER TABLE "layout_previews" ADD COLUMN "checked_version" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "folder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "alts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focal_point" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "former_hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_upload_parts" ADD CONSTRAINT "media_upload_parts_id_upload_media_uploads_id_fk" FOREIGN KEY ("id_upload") REFERENCES "public"."media_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_upload_parts" ADD CONSTRAINT "media_upload_parts_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_pages" ADD CONSTRAINT "deleted_pages_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_pages" ADD CONSTRAINT "deleted_pages_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_presence" ADD CONSTRAINT "document_presence_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_presence" ADD CONSTRAINT "document_presence_user" FOREIGN KEY ("id_site","id_user") REFERENCES "public"."users"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edited_documents" ADD CONSTRAINT "edited_documents_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edited_documents" ADD CONSTRAINT "edited_documents_draft_by_users_id_fk" FOREIGN KEY ("draft_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edited_documents" ADD CONSTRAINT "edited_documents_scheduled_by_users_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layout_templates" ADD CONSTRAINT "layout_templates_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layout_templates" ADD CONSTRAINT "layout_templates_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_redirects" ADD CONSTRAINT "page_redirects_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_files_hash" ON "media_files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "media_uploads_age" ON "media_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deleted_pages_newest" ON "deleted_pages" USING btree ("id_site","deleted_at");--> statement-breakpoint
CREATE INDEX "document_presence_age" ON "document_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "edited_documents_due" ON "edited_documents" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "page_redirects_page" ON "page_redirects" USING btree ("id_site","page_key");--> statement-breakpoint
CREATE INDEX "preview_links_document" ON "preview_links" USING btree ("id_site","kind","key");--> statement-breakpoint
CREATE INDEX "preview_links_age" ON "preview_links" USING btree ("expires_at");