CREATE TABLE "withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"key_hash" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"reference" text NOT NULL,
	"email" text NOT NULL,
	"id_order" uuid,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_day" date,
	"is_late" boolean DEFAULT false NOT NULL,
	"id_return" integer,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "withdrawals_key" UNIQUE("key_hash"),
	CONSTRAINT "withdrawals_settled" CHECK ("withdrawals"."settled_at" is null or "withdrawals"."confirmed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "early_start_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_to_order" FOREIGN KEY ("id_site","id_order") REFERENCES "public"."orders"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_newest" ON "withdrawals" USING btree ("id_site","confirmed_at");--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("id_site","id_order");--> statement-breakpoint
CREATE INDEX "withdrawals_unconfirmed" ON "withdrawals" USING btree ("created_at") WHERE "withdrawals"."confirmed_at" is null;