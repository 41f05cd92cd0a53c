DROP INDEX "payment_attempts_order";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "payment_attempts" SET "number" = "counted"."number" FROM (SELECT "id", row_number() OVER (PARTITION BY "id_site", "id_order" ORDER BY "created_at", "id") AS "number" FROM "payment_attempts") AS "counted" WHERE "payment_attempts"."id" = "counted"."id";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_number" UNIQUE("id_site","id_order","number");
