CREATE TABLE "invoice_sequences" (
	"id_site" integer NOT NULL,
	"kind" text NOT NULL,
	"is_test" boolean NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_sequences_id_site_kind_is_test_year_pk" PRIMARY KEY("id_site","kind","is_test","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"kind" text NOT NULL,
	"is_test" boolean NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"reference" text NOT NULL,
	"id_order" uuid NOT NULL,
	"id_invoice" integer,
	"id_return" integer,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("id_site","kind","is_test","year","number"),
	CONSTRAINT "invoices_reference" UNIQUE("id_site","reference"),
	CONSTRAINT "invoices_site_id" UNIQUE("id_site","id"),
	CONSTRAINT "invoices_values" CHECK ("invoices"."number" > 0 and "invoices"."total" >= 0 and "invoices"."vat" >= 0 and "invoices"."vat" <= "invoices"."total"),
	CONSTRAINT "invoices_about" CHECK (("invoices"."kind" = 'CREDIT_NOTE') = ("invoices"."id_invoice" is not null) and ("invoices"."id_return" is null or "invoices"."kind" = 'CREDIT_NOTE'))
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_rates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_sequences" ADD CONSTRAINT "invoice_sequences_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_to_order" FOREIGN KEY ("id_site","id_order") REFERENCES "public"."orders"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_to_invoice" FOREIGN KEY ("id_site","id_invoice") REFERENCES "public"."invoices"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_to_return" FOREIGN KEY ("id_site","id_return") REFERENCES "public"."order_returns"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("id_site","id_order") WHERE "invoices"."kind" = 'INVOICE';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_return" ON "invoices" USING btree ("id_site","id_return") WHERE "invoices"."id_return" is not null;--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("id_site","id_order","id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("id_site","issued_at");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_discount" CHECK ("order_lines"."discount" >= 0 and "order_lines"."discount" <= "order_lines"."total");--> statement-breakpoint
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A site that is removed takes its invoices with it; nothing else does.
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM sites WHERE id = OLD.id_site) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'invoice % cannot be changed', OLD.reference USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER invoices_immutable BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();--> statement-breakpoint
CREATE FUNCTION refuse_invoice_gap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.number > 1 AND NOT EXISTS (
		SELECT 1 FROM invoices
		WHERE id_site = NEW.id_site AND kind = NEW.kind AND is_test = NEW.is_test AND year = NEW.year AND number = NEW.number - 1
	) THEN
		RAISE EXCEPTION 'invoice % follows none', NEW.reference USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER invoices_gapless AFTER INSERT ON invoices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_invoice_gap();
