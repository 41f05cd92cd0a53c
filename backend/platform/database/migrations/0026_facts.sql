-- Writes into catalogue_changes what facts kept by processes hang on beside the rows that lists are made of: the product, or -1 for
-- what stands beside the catalogue (settings, pages, pictures, forms).
CREATE FUNCTION note_changed_fact() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF TG_TABLE_NAME IN ('product_discounts', 'product_images', 'product_variations', 'decreasing_discounts', 'customizations') THEN
    PERFORM note_catalogue_change(changed.id_site, changed.id_product);
  ELSIF TG_TABLE_NAME = 'price_history' THEN
    PERFORM note_catalogue_change(changed.id_site, id_product)
    FROM declinations WHERE id_site = changed.id_site AND id = changed.id_declination;
  ELSE
    PERFORM note_catalogue_change(changed.id_site, -1);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_discounts_come_or_go AFTER INSERT OR DELETE ON product_discounts FOR EACH ROW EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER product_discounts_change AFTER UPDATE ON product_discounts FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER product_images_come_or_go AFTER INSERT OR DELETE ON product_images FOR EACH ROW EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER product_images_change AFTER UPDATE ON product_images FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER product_variations_come_or_go AFTER INSERT OR DELETE ON product_variations FOR EACH ROW EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER product_variations_change AFTER UPDATE ON product_variations FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER decreasing_discounts_come_or_go AFTER INSERT OR DELETE ON decreasing_discounts FOR EACH ROW EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER decreasing_discounts_change AFTER UPDATE ON decreasing_discounts FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER customizations_come_or_go AFTER INSERT OR DELETE ON customizations FOR EACH ROW EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER customizations_change AFTER UPDATE ON customizations FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER price_history_come_or_go AFTER INSERT OR DELETE ON price_history FOR EACH ROW EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER price_history_change AFTER UPDATE ON price_history FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER parameters_come_or_go AFTER INSERT OR DELETE ON parameters FOR EACH ROW EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER parameters_change AFTER UPDATE ON parameters FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER pages_come_or_go AFTER INSERT OR DELETE ON pages FOR EACH ROW EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
-- A page's document is JSON, which has no equality, and no fact that is kept.
CREATE TRIGGER pages_change AFTER UPDATE ON pages FOR EACH ROW WHEN (to_jsonb(OLD) - 'cms' IS DISTINCT FROM to_jsonb(NEW) - 'cms') EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER media_come_or_go AFTER INSERT OR DELETE ON media FOR EACH ROW EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER media_change AFTER UPDATE ON media FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER forms_come_or_go AFTER INSERT OR DELETE ON forms FOR EACH ROW EXECUTE FUNCTION note_changed_fact();
--> statement-breakpoint
CREATE TRIGGER forms_change AFTER UPDATE ON forms FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_fact();
