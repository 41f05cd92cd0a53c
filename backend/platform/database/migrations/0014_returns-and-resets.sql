CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_return_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_return_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_return" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_return_lines" (
	"id_site" integer NOT NULL,
	"id_return" integer NOT NULL,
	"id_order_line" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "order_return_lines_id_site_id_return_id_order_line_pk" PRIMARY KEY("id_site","id_return","id_order_line"),
	CONSTRAINT "order_return_lines_values" CHECK ("order_return_lines"."quantity" > 0 and "order_return_lines"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_order" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"message" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"refund" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_returns_site_id" UNIQUE("id_site","id"),
	CONSTRAINT "order_returns_number" UNIQUE("id_site","id_order","number"),
	CONSTRAINT "order_returns_refund" CHECK ("order_returns"."refund" >= 0)
);
--> statement-breakpoint
CREATE TABLE "return_settings" (
	"id_site" integer PRIMARY KEY NOT NULL,
	"is_active" boolean NOT NULL,
	"message" text NOT NULL,
	"return_ask_description" text NOT NULL,
	"label_sent_description" text NOT NULL,
	"product_received_description" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_to_user" FOREIGN KEY ("id_site","id_user") REFERENCES "public"."users"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_events" ADD CONSTRAINT "order_return_events_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_events" ADD CONSTRAINT "order_return_events_to_return" FOREIGN KEY ("id_site","id_return") REFERENCES "public"."order_returns"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_to_return" FOREIGN KEY ("id_site","id_return") REFERENCES "public"."order_returns"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_to_order" FOREIGN KEY ("id_site","id_order") REFERENCES "public"."orders"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_settings" ADD CONSTRAINT "return_settings_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("id_site","id_user");--> statement-breakpoint
CREATE INDEX "order_return_events_return" ON "order_return_events" USING btree ("id_site","id_return","id");