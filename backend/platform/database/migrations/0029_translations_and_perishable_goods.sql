ALTER TABLE "products" ADD COLUMN "is_perishable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_perishable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "parameters" ADD COLUMN "written_for" text;--> statement-breakpoint
-- What is stored so far is taken as right.
UPDATE "parameters" SET "written_for" = (
  SELECT "own"."value" FROM "parameters" "own"
  WHERE "own"."id_site" = "parameters"."id_site" AND "own"."key" = split_part("parameters"."key", '@', 1)
) WHERE "key" LIKE '%@%';
