CREATE TABLE "newsletter_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_lists_site_id" UNIQUE("id_site","id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id_site" integer NOT NULL,
	"id_subscriber" integer NOT NULL,
	"id_list" integer NOT NULL,
	"source" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_id_site_id_subscriber_id_list_pk" PRIMARY KEY("id_site","id_subscriber","id_list")
);
--> statement-breakpoint
-- Nothing proves where these are from: the owner says so, review by review.
UPDATE "reviews" SET "source" = 'OWNER';--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_key";--> statement-breakpoint
DROP INDEX "reviews_newest";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_site_id" UNIQUE("id_site","id");--> statement-breakpoint
ALTER TABLE "newsletter_lists" ADD CONSTRAINT "newsletter_lists_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_to_subscriber" FOREIGN KEY ("id_site","id_subscriber") REFERENCES "public"."newsletter_subscribers"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_to_list" FOREIGN KEY ("id_site","id_list") REFERENCES "public"."newsletter_lists"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_lists_default" ON "newsletter_lists" USING btree ("id_site") WHERE "newsletter_lists"."is_default";--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_list" ON "newsletter_subscriptions" USING btree ("id_site","id_list","consent_at");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("id_site","written_at");--> statement-breakpoint
-- Every address goes into the default list, with the consent that it has.
INSERT INTO "newsletter_lists" ("id_site", "is_default") SELECT DISTINCT "id_site", true FROM "newsletter_subscribers";--> statement-breakpoint
INSERT INTO "newsletter_subscriptions" ("id_site", "id_subscriber", "id_list", "source", "consent_at", "confirmed_at")
	SELECT s."id_site", s."id", l."id", 'UNKNOWN', s."consent_at", s."confirmed_at"
	FROM "newsletter_subscribers" s JOIN "newsletter_lists" l ON l."id_site" = s."id_site" AND l."is_default";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP COLUMN "consent_at";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP COLUMN "confirmed_at";--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_key" UNIQUE("id_site","key");