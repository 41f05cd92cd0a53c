ALTER TABLE "products" ADD COLUMN "is_sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_sealed" boolean DEFAULT false NOT NULL;