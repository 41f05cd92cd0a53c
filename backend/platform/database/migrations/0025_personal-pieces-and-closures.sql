ALTER TABLE "customizations" ADD COLUMN "is_personal" boolean;--> statement-breakpoint
ALTER TABLE "pickup_calendars" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pickup_closures" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;