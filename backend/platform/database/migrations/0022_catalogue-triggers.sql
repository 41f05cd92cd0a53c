-- Writes into catalogue_changes, once a transaction, that a product changed; 0 stands for the whole catalogue.
CREATE FUNCTION note_catalogue_change(site integer, product integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_changes (id_site, id_product)
  SELECT site, product
  WHERE NOT EXISTS (
    SELECT 1 FROM catalogue_changes WHERE id_site = site AND "transaction" = pg_current_xact_id() AND id_product = 0
  )
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION note_changed_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF TG_TABLE_NAME = 'products' THEN
    PERFORM note_catalogue_change(changed.id_site, changed.id);
  ELSIF TG_TABLE_NAME IN ('declinations', 'product_tags') THEN
    PERFORM note_catalogue_change(changed.id_site, changed.id_product);
  ELSIF TG_TABLE_NAME = 'declination_values' THEN
    PERFORM note_catalogue_change(changed.id_site, id_product)
    FROM declinations WHERE id_site = changed.id_site AND id = changed.id_declination;
  ELSE
    PERFORM note_catalogue_change(changed.id_site, 0);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_come_or_go AFTER INSERT OR DELETE ON products FOR EACH ROW EXECUTE FUNCTION note_changed_row();
--> statement-breakpoint
CREATE TRIGGER products_change AFTER UPDATE ON products FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_row();
--> statement-breakpoint
CREATE TRIGGER declinations_come_or_go AFTER INSERT OR DELETE ON declinations FOR EACH ROW EXECUTE FUNCTION note_changed_row();
--> statement-breakpoint
CREATE TRIGGER declinations_change AFTER UPDATE ON declinations FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_row();
--> statement-breakpoint
CREATE TRIGGER product_tags_come_or_go AFTER INSERT OR DELETE ON product_tags FOR EACH ROW EXECUTE FUNCTION note_changed_row();
--> statement-breakpoint
CREATE TRIGGER product_tags_change AFTER UPDATE ON product_tags FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_row();
--> statement-breakpoint
CREATE TRIGGER declination_values_come_or_go AFTER INSERT OR DELETE ON declination_values FOR EACH ROW EXECUTE FUNCTION note_changed_row();
--> statement-breakpoint
CREATE TRIGGER declination_values_change AFTER UPDATE ON declination_values FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_row();
--> statement-breakpoint
CREATE TRIGGER tags_come_or_go AFTER INSERT OR DELETE ON tags FOR EACH ROW EXECUTE FUNCTION note_changed_row();
--> statement-breakpoint
CREATE TRIGGER tags_change AFTER UPDATE ON tags FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_row();
--> statement-breakpoint
CREATE TRIGGER variations_come_or_go AFTER INSERT OR DELETE ON variations FOR EACH ROW EXECUTE FUNCTION note_changed_row();
--> statement-breakpoint
CREATE TRIGGER variations_change AFTER UPDATE ON variations FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_row();
--> statement-breakpoint
CREATE TRIGGER variation_values_come_or_go AFTER INSERT OR DELETE ON variation_values FOR EACH ROW EXECUTE FUNCTION note_changed_row();
--> statement-breakpoint
CREATE TRIGGER variation_values_change AFTER UPDATE ON variation_values FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_row();
--> statement-breakpoint
CREATE TRIGGER site_languages_come_or_go AFTER INSERT OR DELETE ON site_languages FOR EACH ROW EXECUTE FUNCTION note_changed_row();
--> statement-breakpoint
CREATE TRIGGER site_languages_change AFTER UPDATE ON site_languages FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_row();
