ALTER TABLE "components" ALTER COLUMN "cms" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "pages" ALTER COLUMN "cms" SET DATA TYPE json;