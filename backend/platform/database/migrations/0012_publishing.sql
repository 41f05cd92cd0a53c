CREATE TABLE "album_pictures" (
	"id_site" integer NOT NULL,
	"id_album" integer NOT NULL,
	"position" integer NOT NULL,
	"id_media" integer NOT NULL,
	"alt" text NOT NULL,
	"caption" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "album_pictures_id_site_id_album_position_pk" PRIMARY KEY("id_site","id_album","position")
);
--> statement-breakpoint
CREATE TABLE "albums" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "albums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "albums_slug" UNIQUE("id_site","slug"),
	CONSTRAINT "albums_site_id" UNIQUE("id_site","id")
);
--> statement-breakpoint
CREATE TABLE "blog_article_folders" (
	"id_site" integer NOT NULL,
	"id_article" integer NOT NULL,
	"id_folder" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "blog_article_folders_id_site_id_article_id_folder_pk" PRIMARY KEY("id_site","id_article","id_folder")
);
--> statement-breakpoint
CREATE TABLE "blog_articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"meta_description" text NOT NULL,
	"html" text NOT NULL,
	"reading_minutes" integer NOT NULL,
	"author" text NOT NULL,
	"id_media" integer,
	"alt" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "blog_articles_slug" UNIQUE("id_site","slug"),
	CONSTRAINT "blog_articles_site_id" UNIQUE("id_site","id"),
	CONSTRAINT "blog_articles_minutes" CHECK ("blog_articles"."reading_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "blog_folders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"slug" text NOT NULL,
	"id_parent" integer,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"id_media" integer,
	"alt" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "blog_folders_slug" UNIQUE("id_site","slug"),
	CONSTRAINT "blog_folders_site_id" UNIQUE("id_site","id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"author" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"reply" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "reviews_key" UNIQUE("id_site","source","key"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "service_tags" (
	"id_site" integer NOT NULL,
	"id_service" integer NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "service_tags_id_site_id_service_tag_pk" PRIMARY KEY("id_site","id_service","tag")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"meta_description" text NOT NULL,
	"html" text NOT NULL,
	"id_media" integer,
	"alt" text NOT NULL,
	"price" integer,
	"is_from" boolean NOT NULL,
	"minutes" integer,
	"place" text NOT NULL,
	"points" jsonb NOT NULL,
	"action_label" text NOT NULL,
	"action_href" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "services_slug" UNIQUE("id_site","slug"),
	CONSTRAINT "services_site_id" UNIQUE("id_site","id"),
	CONSTRAINT "services_price" CHECK ("services"."price" >= 0),
	CONSTRAINT "services_minutes" CHECK ("services"."minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "album_pictures" ADD CONSTRAINT "album_pictures_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_pictures" ADD CONSTRAINT "album_pictures_album" FOREIGN KEY ("id_site","id_album") REFERENCES "public"."albums"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_pictures" ADD CONSTRAINT "album_pictures_media" FOREIGN KEY ("id_site","id_media") REFERENCES "public"."media"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "albums" ADD CONSTRAINT "albums_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_article_folders" ADD CONSTRAINT "blog_article_folders_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_article_folders" ADD CONSTRAINT "blog_article_folders_article" FOREIGN KEY ("id_site","id_article") REFERENCES "public"."blog_articles"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_article_folders" ADD CONSTRAINT "blog_article_folders_to_folder" FOREIGN KEY ("id_site","id_folder") REFERENCES "public"."blog_folders"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD CONSTRAINT "blog_articles_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD CONSTRAINT "blog_articles_media" FOREIGN KEY ("id_site","id_media") REFERENCES "public"."media"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_folders" ADD CONSTRAINT "blog_folders_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_folders" ADD CONSTRAINT "blog_folders_parent" FOREIGN KEY ("id_site","id_parent") REFERENCES "public"."blog_folders"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_folders" ADD CONSTRAINT "blog_folders_media" FOREIGN KEY ("id_site","id_media") REFERENCES "public"."media"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_tags" ADD CONSTRAINT "service_tags_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_tags" ADD CONSTRAINT "service_tags_service" FOREIGN KEY ("id_site","id_service") REFERENCES "public"."services"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_media" FOREIGN KEY ("id_site","id_media") REFERENCES "public"."media"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "albums_newest" ON "albums" USING btree ("id_site","published_at");--> statement-breakpoint
CREATE INDEX "albums_title" ON "albums" USING btree ("id_site","title");--> statement-breakpoint
CREATE INDEX "blog_article_folders_folder" ON "blog_article_folders" USING btree ("id_site","id_folder","id_article");--> statement-breakpoint
CREATE INDEX "blog_articles_newest" ON "blog_articles" USING btree ("id_site","published_at");--> statement-breakpoint
CREATE INDEX "blog_articles_title" ON "blog_articles" USING btree ("id_site","title");--> statement-breakpoint
CREATE INDEX "blog_folders_children" ON "blog_folders" USING btree ("id_site","id_parent","position");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("id_site","source","written_at");--> statement-breakpoint
CREATE INDEX "service_tags_tag" ON "service_tags" USING btree ("id_site","tag","id_service");--> statement-breakpoint
CREATE INDEX "services_order" ON "services" USING btree ("id_site","position");