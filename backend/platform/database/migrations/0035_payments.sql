CREATE TABLE "payment_captures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_captures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_order" uuid NOT NULL,
	"id_attempt" uuid NOT NULL,
	"provider" text NOT NULL,
	"transaction" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"is_test" boolean NOT NULL,
	"is_extra" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_captures_transaction" UNIQUE("id_site","provider","transaction"),
	CONSTRAINT "payment_captures_site_id" UNIQUE("id_site","id"),
	CONSTRAINT "payment_captures_amount" CHECK ("payment_captures"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	"fees" integer DEFAULT 0 NOT NULL,
	"reference" text NOT NULL,
	"by_email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_payouts_reference" UNIQUE("id_site","provider","reference"),
	CONSTRAINT "payment_payouts_amounts" CHECK ("payment_payouts"."amount" >= 0 and "payment_payouts"."fees" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_order" uuid NOT NULL,
	"id_capture" integer NOT NULL,
	"id_return" integer,
	"idempotency_key" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"cause" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"provider_reference" text,
	"failure" text,
	"sends" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"by_email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_refunds_once" UNIQUE("id_site","idempotency_key"),
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_settings" (
	"id_site" integer NOT NULL,
	"method" text NOT NULL,
	"mode" text NOT NULL,
	"values" jsonb NOT NULL,
	"secrets" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"check" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	"by_email" text NOT NULL,
	CONSTRAINT "payment_settings_id_site_method_pk" PRIMARY KEY("id_site","method")
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_reference";--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_once";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "session" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "return_token" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "next_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "source" text DEFAULT 'notification' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_captures" ADD CONSTRAINT "payment_captures_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_captures" ADD CONSTRAINT "payment_captures_to_attempt" FOREIGN KEY ("id_site","id_attempt") REFERENCES "public"."payment_attempts"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_captures" ADD CONSTRAINT "payment_captures_to_order" FOREIGN KEY ("id_site","id_order") REFERENCES "public"."orders"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_payouts" ADD CONSTRAINT "payment_payouts_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_to_capture" FOREIGN KEY ("id_site","id_capture") REFERENCES "public"."payment_captures"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_to_order" FOREIGN KEY ("id_site","id_order") REFERENCES "public"."orders"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_to_return" FOREIGN KEY ("id_site","id_return") REFERENCES "public"."order_returns"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD CONSTRAINT "payment_settings_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_captures_order" ON "payment_captures" USING btree ("id_site","id_order","id");--> statement-breakpoint
CREATE INDEX "payment_captures_newest" ON "payment_captures" USING btree ("id_site","created_at");--> statement-breakpoint
CREATE INDEX "payment_payouts_newest" ON "payment_payouts" USING btree ("id_site","day");--> statement-breakpoint
CREATE INDEX "payment_refunds_order" ON "payment_refunds" USING btree ("id_site","id_order","created_at");--> statement-breakpoint
CREATE INDEX "payment_refunds_open" ON "payment_refunds" USING btree ("status","created_at") WHERE "payment_refunds"."status" <> 'DONE';--> statement-breakpoint
CREATE INDEX "payment_refunds_newest" ON "payment_refunds" USING btree ("id_site","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_to_read" ON "payment_attempts" USING btree ("next_read_at") WHERE "payment_attempts"."next_read_at" is not null;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_reference" UNIQUE("id_site","provider","provider_reference");--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_once" UNIQUE("id_site","provider","dedupe_key");--> statement-breakpoint
UPDATE "payment_attempts" SET "is_test" = true WHERE "provider" = 'sandbox';--> statement-breakpoint
INSERT INTO "payment_captures" ("id_site", "id_order", "id_attempt", "provider", "transaction", "amount", "currency", "is_test", "is_extra", "created_at")
	SELECT a."id_site", a."id_order", a."id", a."provider", coalesce(a."transaction", a."id"::text), a."amount", a."currency", a."is_test", o."paid_at" IS NULL, a."updated_at"
	FROM "payment_attempts" a JOIN "orders" o ON o."id_site" = a."id_site" AND o."id" = a."id_order"
	WHERE a."status" IN ('paid', 'partially_refunded', 'refunded')
	ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE FUNCTION refuse_payment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A site that is removed takes its books with it; nothing else does.
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM sites WHERE id = OLD.id_site) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER payment_events_append_only BEFORE UPDATE OR DELETE ON payment_events FOR EACH ROW EXECUTE FUNCTION refuse_payment_change();--> statement-breakpoint
CREATE TRIGGER payment_captures_append_only BEFORE UPDATE OR DELETE ON payment_captures FOR EACH ROW EXECUTE FUNCTION refuse_payment_change();
