CREATE TABLE "known_callers" (
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"key" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_callers_id_site_id_user_key_pk" PRIMARY KEY("id_site","id_user","key")
);
--> statement-breakpoint
CREATE TABLE "password_reset_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_reset_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_callers" ADD CONSTRAINT "known_callers_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_callers" ADD CONSTRAINT "known_callers_to_user" FOREIGN KEY ("id_site","id_user") REFERENCES "public"."users"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset_requests" ADD CONSTRAINT "password_reset_requests_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_callers_seen" ON "known_callers" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "password_reset_requests_email" ON "password_reset_requests" USING btree ("id_site","email");