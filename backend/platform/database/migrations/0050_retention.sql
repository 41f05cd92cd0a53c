CREATE TABLE "retention_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retention_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"is_trial" boolean NOT NULL,
	"counts" jsonb NOT NULL,
	"by_email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "anonymised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "retention_runs_newest" ON "retention_runs" USING btree ("id_site","created_at");--> statement-breakpoint
CREATE INDEX "orders_closed" ON "orders" USING btree ("id_site","handed_over_at") WHERE "orders"."closed_at" is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A site that is removed takes its invoices with it; nothing else does.
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM sites WHERE id = OLD.id_site) THEN
		RETURN OLD;
	END IF;
	-- Kept long enough, an invoice no longer names its customer; nothing else of it changes.
	IF TG_OP = 'UPDATE' AND current_setting('app.retention', true) = 'on'
		AND to_jsonb(NEW) - 'content' = to_jsonb(OLD) - 'content'
		AND NEW.content - 'customer' - 'deliveredTo' = OLD.content - 'customer' - 'deliveredTo'
		AND NEW.content -> 'customer' ->> 'name' = '' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'invoice % cannot be changed', OLD.reference USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A site that is removed takes its books with it; nothing else does.
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM sites WHERE id = OLD.id_site) THEN
		RETURN OLD;
	END IF;
	-- What a bank wrote word by word may name a person; the event itself stays.
	IF TG_OP = 'UPDATE' AND current_setting('app.retention', true) = 'on'
		AND to_jsonb(NEW) ->> 'raw' = '' AND to_jsonb(NEW) - 'raw' = to_jsonb(OLD) - 'raw' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
