CREATE TABLE "stock_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_declination" integer NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"id_user" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"back_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_once" UNIQUE("id_site","id_declination","email"),
	CONSTRAINT "stock_alerts_email_lower" CHECK ("stock_alerts"."email" = lower("stock_alerts"."email"))
);
--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_to_declination" FOREIGN KEY ("id_site","id_declination") REFERENCES "public"."declinations"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_to_user" FOREIGN KEY ("id_site","id_user") REFERENCES "public"."users"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_alerts_due" ON "stock_alerts" USING btree ("back_at","id") WHERE "stock_alerts"."back_at" is not null;--> statement-breakpoint
CREATE INDEX "stock_alerts_user" ON "stock_alerts" USING btree ("id_site","id_user");--> statement-breakpoint
CREATE INDEX "stock_alerts_email" ON "stock_alerts" USING btree ("id_site","email");--> statement-breakpoint
CREATE INDEX "stock_alerts_created" ON "stock_alerts" USING btree ("created_at");--> statement-breakpoint
-- Pieces may be there again: whoever waits for them is written to, if they still are (send-alerts.ts).
CREATE FUNCTION note_stock_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stock_alerts SET back_at = now() WHERE id_site = NEW.id_site AND id_declination = NEW.id AND back_at IS NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER declinations_back AFTER UPDATE OF stock, held, set_quantity ON declinations FOR EACH ROW
WHEN ((NEW.stock - NEW.held > OLD.stock - OLD.held AND NEW.stock > NEW.held) OR (OLD.set_quantity AND NOT NEW.set_quantity))
EXECUTE FUNCTION note_stock_back();
