ALTER TABLE "customizations" DROP CONSTRAINT "customizations_id_form_forms_id_fk";
--> statement-breakpoint
ALTER TABLE "submissions" DROP CONSTRAINT "submissions_id_form_forms_id_fk";
--> statement-breakpoint
DROP INDEX "submissions_of_form";--> statement-breakpoint
-- What has an address is numbered within its site, so that a site keeps its numbers when it moves (docs/decisions/data-and-databases.md).
-- Foreign keys hold on to the unique constraint that the primary key takes over: they are made again, as they were.
DO $$
DECLARE
  numbered text;
  statement text;
  drops text[];
  adds text[];
BEGIN
  FOREACH numbered IN ARRAY ARRAY[
    'products', 'declinations', 'news', 'elements', 'forms', 'popups', 'albums', 'blog_articles', 'blog_folders', 'services'
  ] LOOP
    SELECT
      coalesce(array_agg(format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname)), '{}'),
      coalesce(array_agg(format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))), '{}')
    INTO drops, adds
    FROM pg_constraint WHERE contype = 'f' AND confrelid = numbered::regclass;
    FOREACH statement IN ARRAY drops LOOP EXECUTE statement; END LOOP;
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT IF EXISTS %I', numbered, numbered || '_site_id');
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', numbered, numbered || '_pkey');
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I PRIMARY KEY (id_site, id)', numbered, numbered || '_pkey');
    FOREACH statement IN ARRAY adds LOOP EXECUTE statement; END LOOP;
  END LOOP;
END
$$;
--> statement-breakpoint
ALTER TABLE "customizations" ADD CONSTRAINT "customizations_to_form" FOREIGN KEY ("id_site","id_form") REFERENCES "public"."forms"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_to_form" FOREIGN KEY ("id_site","id_form") REFERENCES "public"."forms"("id_site","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_of_form" ON "submissions" USING btree ("id_site","id_form");
