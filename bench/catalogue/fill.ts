import { sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';

const kinds =
  'robe jupe pantalon chemise chemisier pull gilet veste manteau blouson foulard écharpe ceinture sac chapeau bonnet botte bottine sandale escarpin tunique débardeur cardigan imperméable salopette combinaison short bermuda étole poncho';
const materials = 'lin coton laine soie velours cuir denim satin dentelle cachemire viscose flanelle';
const patterns = 'fleurie rayée unie brodée plissée imprimée délavée ajourée';
const syllables = 'ba ce di fo gu la me ni po ru sa te vi lo mu ra';
const colours = 'Rouge Noir Blanc Bleu Vert Jaune Rose Gris Beige Marron Orange Violet';

const words = (list: string) => sql`string_to_array(${list}, ' ')`;
/** The nth word of a list, from 0; whatever n is. */
const word = (list: string, n: string) => sql`(${words(list)})[1 + (${sql.raw(n)}) % ${sql.raw(String(list.split(' ').length))}]`;

/**
 * Fills an empty database with a site of so many products, the same ones at every run: two sizes each, one colour, two tags
 * of forty, a price and its history, a picture of its own beside one that all of them have; one in four is sold out, one in five reduced.
 */
export async function fill(whole: Database, idSite: number, count: number): Promise<void> {
  await whole.transaction(async (db) => {
    // Disables triggers and references: the rows are valid, and the rows that triggers would write are written below.
    await db.execute(sql`set local session_replication_role = replica`);
    await fillTables(db, idSite, count);
  });
  await whole.execute(sql`vacuum analyze`);
}

async function fillTables(db: Database, idSite: number, count: number): Promise<void> {
  const many = (statement: ReturnType<typeof sql>) => db.execute(statement);
  await many(
    sql`insert into sites (id, name, is_winemaker, is_e_commerce, market, time_zone) values (${idSite}, 'Banc', false, true, 'FR', 'Europe/Paris')`,
  );
  await many(sql`insert into site_languages (id_site, code, position) values (${idSite}, 'fr_FR', 0), (${idSite}, 'en_US', 1)`);
  await many(sql`insert into media (id_site, hash, name, format, width, height) values (${idSite}, 'aa', 'robe', 'webp', 800, 1200)`);
  await many(sql`
    insert into media (id_site, hash, name, format, width, height, folder, tags, alts, created_at)
    select ${idSite}, md5(n::text), 'photo-' || ${word(kinds, 'n')} || '-' || n, case when n % 100 = 0 then 'svg' else 'webp' end, 800, 1200,
      'collection-' || n % 20, array[${word(colours, 'n')}], jsonb_build_object('fr_FR', ${word(patterns, 'n / 7')} || ' en ' || ${word(materials, 'n / 31')}),
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(0, ${count - 1}::int) n`);
  await many(sql`
    insert into media_terms select its.* from media file, media_terms_of(file.id_site, file.name, file.tags, file.alts, file.folder) its
    where file.id_site = ${idSite}`);
  await many(
    sql`insert into tags (id_site, slug, label) select ${idSite}, 'etiquette-' || n, 'Étiquette ' || n from generate_series(0, 39) n`,
  );
  await many(
    sql`insert into variations (id_site, key, axis, label, position) values (${idSite}, 'taille', 'size', 'Taille', 0), (${idSite}, 'couleur', 'colour', 'Couleur', 1)`,
  );
  await many(sql`
    insert into variation_values (id_site, id_variation, label, colour, position)
    select ${idSite}, v.id, case v.key when 'taille' then (34 + 2 * n)::text else ${word(colours, 'n')} end, '#222222', n
    from variations v, generate_series(0, 11) n where v.id_site = ${idSite}`);
  await many(sql`
    insert into products (id_site, slug, name, type, offer, brand, vat_rate, short_description, description, meta_description, features,
      weight, has_shipping_fees, is_dematerialized, position, translations, created_at)
    select ${idSite}, 'piece-' || n,
      initcap(${word(kinds, 'n')}) || ' ' || ${word(patterns, 'n / 7')} || ' en ' || ${word(materials, 'n / 31')},
      'OTHER', (array['NEW', 'SECOND_HAND'])[1 + n % 2],
      initcap(${word(syllables, 'n / 3')} || ${word(syllables, 'n / 48')} || ${word(syllables, 'n / 768')} || ${word(syllables, 'n / 12288')}),
      2000, 'Une pièce choisie de notre atelier.',
      '<p>Coupe ' || ${word(patterns, 'n / 11')} || ', doublure de ' || ${word(materials, 'n / 13')} || ', portée une saison et lavée à la main.</p>',
      '', '[]', 300, true, false, n,
      jsonb_build_object('en_US', jsonb_build_object('name', 'Piece number ' || n % 1000, 'description', 'Chosen in our workshop, washed by hand.')),
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(0, ${count - 1}::int) n`);
  await many(sql`
    insert into declinations (id_site, id_product, reference, price, fixed_price, stock, position)
    select p.id_site, p.id, 'REF-' || p.position || '-' || d,
      case when p.position % 5 = 0 then 800 else 1000 end + (p.position * 37) % 9000, 1000 + (p.position * 37) % 9000,
      case when p.position % 4 = 0 then 0 else 3 end, d
    from products p, generate_series(0, 1) d where p.id_site = ${idSite}`);
  await many(sql`analyze`);
  await many(sql`
    insert into declination_values (id_site, id_declination, id_variation, id_value)
    select d.id_site, d.id, v.id_variation, v.id
    from declinations d
    join products p on p.id_site = d.id_site and p.id = d.id_product
    join variation_values v on v.id_site = d.id_site
    join variations a on a.id_site = v.id_site and a.id = v.id_variation
    where d.id_site = ${idSite}
      and v.position = case a.key when 'taille' then (p.position + 5 * d.position) % 12 else (p.position / 5) % 12 end`);
  await many(sql`
    insert into product_variations (id_site, id_product, id_variation, position)
    select p.id_site, p.id, v.id, v.position + 1 from products p join variations v on v.id_site = p.id_site where p.id_site = ${idSite}`);
  await many(sql`
    insert into product_tags (id_site, id_product, id_tag, position)
    select p.id_site, p.id, t.id, 0 from products p
    join tags t on t.id_site = p.id_site and t.slug in ('etiquette-' || p.position % 40, 'etiquette-' || (p.position / 40 + 1) % 40)
    where p.id_site = ${idSite} on conflict do nothing`);
  await many(sql`
    insert into price_history (id_site, id_declination, price, since)
    select id_site, id, fixed_price, timestamptz '2026-01-01' from declinations where id_site = ${idSite}
    union all select id_site, id, price, timestamptz '2026-02-01' from declinations where id_site = ${idSite} and price < fixed_price`);
  await many(sql`
    insert into product_images (id_site, id_product, id_media, position, alt)
    select p.id_site, p.id, m.id, 0, p.name from products p join media m on m.id_site = p.id_site and m.name = 'robe' where p.id_site = ${idSite}
    union all
    select p.id_site, p.id, m.id, 1, p.name from products p
    join media m on m.id_site = p.id_site and m.name = 'photo-' || ${word(kinds, 'p.position')} || '-' || p.position where p.id_site = ${idSite}`);
}
