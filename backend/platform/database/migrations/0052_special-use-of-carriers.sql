-- One word for wine sent abroad; others never had an effect.
UPDATE "carriers" SET "site_type" = CASE WHEN upper("site_type") IN ('EXPORT', 'VIGNOBLE_EXPORT') THEN 'VIGNOBLE_EXPORT' END WHERE "site_type" IS NOT NULL;--> statement-breakpoint
-- The setting now shows icons, which no header was without.
UPDATE "parameters" SET "value" = 'true' WHERE "key" = 'DISPLAY_MENU_ICON';
