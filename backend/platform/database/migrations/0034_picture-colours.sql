ALTER TABLE "media" ADD COLUMN "colour" text;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_colour" CHECK ("media"."colour" ~ '^#[0-9a-f]{6}$');