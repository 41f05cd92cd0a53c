-- What pages show beside products: published content is -2 in catalogue_changes. A part of a product is its product's change.
CREATE FUNCTION note_changed_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF TG_TABLE_NAME = 'box_contents' THEN
    PERFORM note_catalogue_change(changed.id_site, changed.id_box);
  ELSIF TG_TABLE_NAME IN ('product_awards', 'recommended_products') THEN
    PERFORM note_catalogue_change(changed.id_site, changed.id_product);
  ELSE
    PERFORM note_catalogue_change(changed.id_site, -2);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER elements_come_or_go AFTER INSERT OR DELETE ON elements FOR EACH ROW EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER elements_change AFTER UPDATE ON elements FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER element_pictures_come_or_go AFTER INSERT OR DELETE ON element_pictures FOR EACH ROW EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER element_pictures_change AFTER UPDATE ON element_pictures FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER registrations_come_or_go AFTER INSERT OR DELETE ON registrations FOR EACH ROW EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER registrations_change AFTER UPDATE ON registrations FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER blog_folders_come_or_go AFTER INSERT OR DELETE ON blog_folders FOR EACH ROW EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER blog_folders_change AFTER UPDATE ON blog_folders FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER blog_articles_come_or_go AFTER INSERT OR DELETE ON blog_articles FOR EACH ROW EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER blog_articles_change AFTER UPDATE ON blog_articles FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER blog_article_folders_come_or_go AFTER INSERT OR DELETE ON blog_article_folders FOR EACH ROW EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER blog_article_folders_change AFTER UPDATE ON blog_article_folders FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER albums_come_or_go AFTER INSERT OR DELETE ON albums FOR EACH ROW EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER albums_change AFTER UPDATE ON albums FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER album_pictures_come_or_go AFTER INSERT OR DELETE ON album_pictures FOR EACH ROW EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER album_pictures_change AFTER UPDATE ON album_pictures FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER services_come_or_go AFTER INSERT OR DELETE ON services FOR EACH ROW EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER services_change AFTER UPDATE ON services FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER service_tags_come_or_go AFTER INSERT OR DELETE ON service_tags FOR EACH ROW EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER service_tags_change AFTER UPDATE ON service_tags FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER reviews_come_or_go AFTER INSERT OR DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER reviews_change AFTER UPDATE ON reviews FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER popups_come_or_go AFTER INSERT OR DELETE ON popups FOR EACH ROW EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER popups_change AFTER UPDATE ON popups FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER news_come_or_go AFTER INSERT OR DELETE ON news FOR EACH ROW EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER news_change AFTER UPDATE ON news FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER product_awards_come_or_go AFTER INSERT OR DELETE ON product_awards FOR EACH ROW EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER product_awards_change AFTER UPDATE ON product_awards FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER recommended_products_come_or_go AFTER INSERT OR DELETE ON recommended_products FOR EACH ROW EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER recommended_products_change AFTER UPDATE ON recommended_products FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER box_contents_come_or_go AFTER INSERT OR DELETE ON box_contents FOR EACH ROW EXECUTE FUNCTION note_changed_content();
--> statement-breakpoint
CREATE TRIGGER box_contents_change AFTER UPDATE ON box_contents FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changed_content();
