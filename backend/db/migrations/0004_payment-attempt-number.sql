DROP INDEX "payment_attempts_order";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_number" UNIQUE("id_site","id_order","number");