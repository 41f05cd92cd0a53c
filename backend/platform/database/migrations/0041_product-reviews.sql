CREATE TABLE "product_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_site" integer NOT NULL,
	"id_product" integer NOT NULL,
	"id_order" uuid NOT NULL,
	"id_user" integer NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"locale" text NOT NULL,
	"declination_label" text NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"by_email" text,
	CONSTRAINT "product_reviews_once" UNIQUE("id_site","id_order","id_product"),
	CONSTRAINT "product_reviews_rating" CHECK ("product_reviews"."rating" between 1 and 5),
	CONSTRAINT "product_reviews_published" CHECK (("product_reviews"."status" = 'PUBLISHED') = ("product_reviews"."published_at" is not null)),
	CONSTRAINT "product_reviews_reason" CHECK ("product_reviews"."status" <> 'REFUSED' or "product_reviews"."reason" <> '')
);
--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_to_product" FOREIGN KEY ("id_site","id_product") REFERENCES "public"."products"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_to_order" FOREIGN KEY ("id_site","id_order") REFERENCES "public"."orders"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_to_user" FOREIGN KEY ("id_site","id_user") REFERENCES "public"."users"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_reviews_published" ON "product_reviews" USING btree ("id_site","id_product","published_at") WHERE "product_reviews"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "product_reviews_status" ON "product_reviews" USING btree ("id_site","status","created_at");--> statement-breakpoint
CREATE INDEX "product_reviews_user" ON "product_reviews" USING btree ("id_site","id_user");--> statement-breakpoint
-- What is read on a product's page is a change of the product; what only waits to be read is none.
CREATE FUNCTION note_changed_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'PUBLISHED' THEN
    PERFORM note_catalogue_change(OLD.id_site, OLD.id_product);
  ELSIF TG_OP <> 'DELETE' AND NEW.status = 'PUBLISHED' THEN
    PERFORM note_catalogue_change(NEW.id_site, NEW.id_product);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_reviews_come_or_go AFTER INSERT OR DELETE ON product_reviews FOR EACH ROW EXECUTE FUNCTION note_changed_review();
--> statement-breakpoint
CREATE TRIGGER product_reviews_change AFTER UPDATE ON product_reviews FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_review();
