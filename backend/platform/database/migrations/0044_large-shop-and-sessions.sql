ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "origin" text;--> statement-breakpoint
CREATE TABLE "media_mentions" (
	"id_site" integer NOT NULL,
	"file" text NOT NULL,
	"place" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "media_mentions_id_site_file_place_key_pk" PRIMARY KEY("id_site","file","place","key")
);
--> statement-breakpoint
CREATE TABLE "media_terms" (
	"id_site" integer NOT NULL,
	"kind" text NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "media_terms_id_site_kind_term_name_pk" PRIMARY KEY("id_site","kind","term","name")
);
--> statement-breakpoint
CREATE TABLE "order_terms" (
	"id_site" integer NOT NULL,
	"id_order" uuid NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	CONSTRAINT "order_terms_id_site_term_id_order_pk" PRIMARY KEY("id_site","term","id_order")
);
--> statement-breakpoint
ALTER TABLE "media_mentions" ADD CONSTRAINT "media_mentions_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_terms" ADD CONSTRAINT "media_terms_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_terms" ADD CONSTRAINT "order_terms_id_site_sites_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_terms" ADD CONSTRAINT "order_terms_to_order" FOREIGN KEY ("id_site","id_order") REFERENCES "public"."orders"("id_site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_mentions_place" ON "media_mentions" USING btree ("id_site","place","key");--> statement-breakpoint
CREATE INDEX "media_terms_name" ON "media_terms" USING btree ("id_site","name");--> statement-breakpoint
CREATE INDEX "order_terms_order" ON "order_terms" USING btree ("id_site","id_order","term");--> statement-breakpoint
CREATE INDEX "product_awards_picture" ON "product_awards" USING btree ("id_site","id_media","id_product");--> statement-breakpoint
CREATE INDEX "element_pictures_picture" ON "element_pictures" USING btree ("id_site","id_media","id_element");--> statement-breakpoint
CREATE INDEX "media_files_newest" ON "media_files" USING btree ("id_site","created_at" DESC NULLS LAST,"name");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("id_site","paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "news_picture" ON "news" USING btree ("id_site","id_media");--> statement-breakpoint
CREATE INDEX "payment_refunds_changed" ON "payment_refunds" USING btree ("id_site","updated_at");--> statement-breakpoint
CREATE INDEX "popups_picture" ON "popups" USING btree ("id_site","id_media");--> statement-breakpoint
CREATE INDEX "album_pictures_picture" ON "album_pictures" USING btree ("id_site","id_media","id_album");--> statement-breakpoint
CREATE INDEX "blog_articles_picture" ON "blog_articles" USING btree ("id_site","id_media");--> statement-breakpoint
CREATE INDEX "blog_folders_picture" ON "blog_folders" USING btree ("id_site","id_media");--> statement-breakpoint
CREATE INDEX "services_picture" ON "services" USING btree ("id_site","id_media");--> statement-breakpoint
CREATE INDEX "product_images_picture" ON "product_images" USING btree ("id_site","id_media","id_product");--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("id_site","created_at" DESC NULLS LAST,"name");--> statement-breakpoint
CREATE INDEX "media_drawings" ON "media" USING btree ("id_site","created_at" DESC NULLS LAST,"name") WHERE "media"."format" = 'svg';--> statement-breakpoint
CREATE INDEX "media_photographs" ON "media" USING btree ("id_site","created_at" DESC NULLS LAST,"name") WHERE "media"."format" <> 'svg';
--> statement-breakpoint
-- The words of a text as `searchWords` has those that are typed (backend/platform/database/list-filter.ts).
CREATE FUNCTION search_words(said text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT DISTINCT left(word, 60) FROM regexp_split_to_table(
    lower(regexp_replace(normalize(replace(replace(said, 'œ', 'oe'), 'Œ', 'Oe'), NFD), '[\u0300-\u036f]', '', 'g')),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+'
  ) AS word
  WHERE word <> ''
$$;
--> statement-breakpoint
CREATE FUNCTION media_terms_of(site integer, name text, tags text[], alts jsonb, folder text) RETURNS SETOF media_terms LANGUAGE sql STABLE AS $$
  SELECT site, 'word', word, name
  FROM search_words(concat_ws(' ', name, array_to_string(tags, ' '), (SELECT string_agg(value, ' ') FROM jsonb_each_text(alts)))) AS word
  UNION ALL SELECT DISTINCT site, 'tag', tag, name FROM unnest(tags) AS tag
  UNION ALL SELECT site, 'folder', folder, name WHERE folder <> ''
$$;
--> statement-breakpoint
CREATE FUNCTION note_media_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM media_terms WHERE id_site = OLD.id_site AND name = OLD.name;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO media_terms SELECT * FROM media_terms_of(NEW.id_site, NEW.name, NEW.tags, NEW.alts, NEW.folder) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER media_terms_come_or_go AFTER INSERT OR DELETE ON media FOR EACH ROW EXECUTE FUNCTION note_media_terms();
--> statement-breakpoint
CREATE TRIGGER media_terms_change AFTER UPDATE ON media FOR EACH ROW
  WHEN ((OLD.name, OLD.tags, OLD.alts, OLD.folder) IS DISTINCT FROM (NEW.name, NEW.tags, NEW.alts, NEW.folder))
  EXECUTE FUNCTION note_media_terms();
--> statement-breakpoint
CREATE TRIGGER media_terms_come_or_go AFTER INSERT OR DELETE ON media_files FOR EACH ROW EXECUTE FUNCTION note_media_terms();
--> statement-breakpoint
CREATE TRIGGER media_terms_change AFTER UPDATE ON media_files FOR EACH ROW
  WHEN ((OLD.name, OLD.tags, OLD.alts, OLD.folder) IS DISTINCT FROM (NEW.name, NEW.tags, NEW.alts, NEW.folder))
  EXECUTE FUNCTION note_media_terms();
--> statement-breakpoint
INSERT INTO media_terms
SELECT its.* FROM (SELECT id_site, name, tags, alts, folder FROM media UNION ALL SELECT id_site, name, tags, alts, folder FROM media_files) AS file,
  media_terms_of(file.id_site, file.name, file.tags, file.alts, file.folder) AS its
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Files whose addresses a text has; a name may end like a width.
CREATE FUNCTION mentioned_files(said text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT DISTINCT named.file
  FROM regexp_matches(said, '/media/(?:file/)?[0-9a-f]{32}/([a-z0-9-]{1,120})', 'g') AS found,
    LATERAL (VALUES (found[1]), (regexp_replace(found[1], '-\d{2,4}$', ''))) AS named(file)
$$;
--> statement-breakpoint
-- Its arguments: the place as it is told, and the columns of its key and of the text.
CREATE FUNCTION note_media_mentions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM media_mentions WHERE id_site = OLD.id_site AND place = TG_ARGV[0] AND key = to_jsonb(OLD) ->> TG_ARGV[1];
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO media_mentions (id_site, file, place, key)
    SELECT NEW.id_site, file, TG_ARGV[0], to_jsonb(NEW) ->> TG_ARGV[1] FROM mentioned_files(to_jsonb(NEW) ->> TG_ARGV[2]) AS file
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  text_of record;
BEGIN
  FOR text_of IN SELECT * FROM (VALUES
    ('parameters', 'parameter', 'key', 'value'), ('products', 'product', 'id', 'description'),
    ('news', 'news', 'id', 'html'), ('popups', 'popup', 'id', 'html')
  ) AS texts(tab, place, key, said)
  LOOP
    EXECUTE format('CREATE TRIGGER %1$I_mention_come AFTER INSERT ON %1$I FOR EACH ROW WHEN (NEW.%4$I LIKE ''%%/media/%%'')
      EXECUTE FUNCTION note_media_mentions(%2$L, %3$L, %4$L)', text_of.tab, text_of.place, text_of.key, text_of.said);
    EXECUTE format('CREATE TRIGGER %1$I_mention_go AFTER DELETE ON %1$I FOR EACH ROW WHEN (OLD.%4$I LIKE ''%%/media/%%'')
      EXECUTE FUNCTION note_media_mentions(%2$L, %3$L, %4$L)', text_of.tab, text_of.place, text_of.key, text_of.said);
    EXECUTE format('CREATE TRIGGER %1$I_mention_change AFTER UPDATE ON %1$I FOR EACH ROW
      WHEN (OLD.%4$I IS DISTINCT FROM NEW.%4$I AND (OLD.%4$I LIKE ''%%/media/%%'' OR NEW.%4$I LIKE ''%%/media/%%''))
      EXECUTE FUNCTION note_media_mentions(%2$L, %3$L, %4$L)', text_of.tab, text_of.place, text_of.key, text_of.said);
    EXECUTE format('INSERT INTO media_mentions (id_site, file, place, key)
      SELECT id_site, file, %2$L, %3$I::text FROM %1$I, mentioned_files(%4$I) AS file WHERE %4$I LIKE ''%%/media/%%''
      ON CONFLICT DO NOTHING', text_of.tab, text_of.place, text_of.key, text_of.said);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION order_words(reference text, email text, phone text, firstname text, lastname text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT search_words(concat_ws(' ', reference, email, phone, regexp_replace(phone, '[^0-9]', '', 'g'), firstname, lastname))
$$;
--> statement-breakpoint
CREATE FUNCTION note_order_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM order_terms WHERE id_site = NEW.id_site AND id_order = NEW.id;
  END IF;
  INSERT INTO order_terms (id_site, id_order, term)
  SELECT NEW.id_site, NEW.id, order_words(NEW.reference, NEW.email, NEW.phone, NEW.firstname, NEW.lastname);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_terms_come AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION note_order_terms();
--> statement-breakpoint
CREATE TRIGGER order_terms_change AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.reference, OLD.email, OLD.phone, OLD.firstname, OLD.lastname)
    IS DISTINCT FROM (NEW.reference, NEW.email, NEW.phone, NEW.firstname, NEW.lastname))
  EXECUTE FUNCTION note_order_terms();
--> statement-breakpoint
INSERT INTO order_terms (id_site, id_order, term)
SELECT id_site, id, order_words(reference, email, phone, firstname, lastname) FROM orders;
