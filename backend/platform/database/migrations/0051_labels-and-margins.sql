ALTER TABLE "declinations" ADD COLUMN "wine_label" jsonb;--> statement-breakpoint
ALTER TABLE "declinations" ADD COLUMN "producer_guarantee" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "producer_guarantee" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "purchase_price" integer;