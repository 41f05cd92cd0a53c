import { eq, isNotNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { forgetFiles } from '#backend/goods/customization/files.ts';
import { forgetIdleFiles } from '#backend/shop-jobs.ts';
import { cartLines } from '#backend/tables/cart.ts';
import { customizationFiles, customizations } from '#backend/tables/customization.ts';
import type { Cart } from '#schemas/cart.ts';
import { type OpenShop, openShop } from '../commerce/shop.ts';
import { onOneEngine } from '../databases.ts';

const caller = (address: string) => ({ 'x-forwarded-for': address });

/** A product that is made with a file. */
async function printed(shop: OpenShop) {
  const product = await shop.product({ name: 'Mug', price: 1500, stock: 1000 });
  const [step] = await shop.db
    .insert(customizations)
    .values({
      idSite: shop.idSite,
      idProduct: product.idProduct,
      key: 'photo',
      type: 'SIMPLE',
      inputType: 'FILE',
      label: 'Photo',
      help: '',
      required: false,
      maxLength: 300,
      costType: 'NONE',
      amount: 0,
      values: [],
      position: 0,
    })
    .returning();
  if (!step) throw new Error('no step');
  const add = (file: Uint8Array<ArrayBuffer>, name: string, headers: Record<string, string> = {}, cart = 'new') => {
    const form = new FormData();
    form.set('quantity', '1');
    form.set('customizations', JSON.stringify([{ id: step.id, answers: {} }]));
    form.set(`c${step.id}-value`, new File([file], name));
    return shop.call<Cart>('POST', `/cart/${cart}/product/${product.idDeclination}`, form, headers);
  };
  const files = () => shop.db.select().from(customizationFiles).where(eq(customizationFiles.idSite, shop.idSite));
  const storedBytes = async () => {
    const [stored] = await shop.db
      .select({ bytes: sql<number>`sum(octet_length(${customizationFiles.bytes}))`.mapWith(Number) })
      .from(customizationFiles)
      .where(eq(customizationFiles.idSite, shop.idSite));
    return stored?.bytes ?? 0;
  };
  return { ...product, add, files, storedBytes };
}

const pdf = (bytes: number) =>
  new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 15, 32), Buffer.from('\n%%EOF')]));

onOneEngine('what anonymous callers can make the shop store', (db) => {
  it('is at most 100 MB of files from one place in a day; others are not held up, and the next day it goes on', async () => {
    const shop = await openShop(db());
    const { add, storedBytes } = await printed(shop);
    const statuses: number[] = [];
    for (let turn = 0; turn < 16; turn += 1) statuses.push((await add(pdf(8_000_000), 'a.pdf', caller('8.8.4.4'))).status);
    expect(statuses).toEqual([...Array<number>(12).fill(200), ...Array<number>(4).fill(429)]);
    expect((await add(pdf(1000), 'a.pdf', caller('8.8.4.5'))).status).toBe(200);
    const stored = await storedBytes();
    expect(stored).toBeGreaterThan(90_000_000);
    expect(stored).toBeLessThan(100_000_000);
    shop.later(24 * 60 + 1);
    expect((await add(pdf(1000), 'a.pdf', caller('8.8.4.4'))).status).toBe(200);
  });

  it('is at most 300 new carts from one place in an hour, empty or not; a shop behind a server that names nobody stays open', async () => {
    const shop = await openShop(db());
    const product = await shop.product({ name: 'Robe', price: 1500, stock: 1000 });
    const begin = (address: string) => shop.call('POST', '/cart', { discountCode: '' }, caller(address));
    const statuses = new Map<number, number>();
    for (let turn = 0; turn < 310; turn += 1) {
      const { status } = await begin('8.8.4.4');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, 300],
      [429, 10],
    ]);
    expect((await shop.add(product.idDeclination, 1, { headers: caller('8.8.4.4') })).status).toBe(429);
    expect((await begin('8.8.4.5')).status).toBe(200);
    expect((await shop.add(product.idDeclination, 1)).status).toBe(200);
    for (let turn = 0; turn < 310; turn += 1) expect((await begin('127.0.0.1')).status).toBe(200);
  });

  it('is gone with the files of a guest’s cart that nobody touched for two weeks; what else is in the cart stays', async () => {
    const shop = await openShop(db());
    const { add, files } = await printed(shop);
    const other = await shop.product({ name: 'Robe', price: 1500, stock: 10 });
    const cart = await add(pdf(1000), 'a.pdf');
    if (!cart.success) throw new Error(cart.message);
    await shop.add(other.idDeclination, 1, { cart: cart.data.id });
    const lines = () => shop.db.select().from(cartLines).where(eq(cartLines.idCart, cart.data.id));
    shop.later(13 * 24 * 60);
    await forgetIdleFiles(shop.db, shop.now());
    await forgetFiles(shop.db);
    expect([(await lines()).length, (await files()).length]).toEqual([2, 1]);
    shop.later(2 * 24 * 60);
    await forgetIdleFiles(shop.db, shop.now());
    await forgetFiles(shop.db);
    expect((await lines()).map(({ idDeclination }) => idDeclination)).toEqual([other.idDeclination]);
    expect(await files()).toEqual([]);
  });

  it('holds of a photograph neither where nor when nor with what it was taken, and it stands upright', async () => {
    const shop = await openShop(db());
    const { add } = await printed(shop);
    const exif = {
      IFD0: { Make: 'SecretCamera', Model: 'Phone 7' },
      IFD2: { DateTimeOriginal: '2026:05:01 10:11:12' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 23/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '0/1 41/1 0/1' },
    };
    const half = { create: { width: 60, height: 40, channels: 3, background: '#ff0000' } } as const;
    const bar = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer();
    for (const format of ['jpeg', 'webp', 'png'] as const) {
      // Blue below; the camera says that the picture lies on its side, so that blue is on the left of what one sees.
      const taken = await sharp(half)
        .composite([{ input: bar, gravity: 'south' }])
        .withExif(exif)
        .withMetadata({ orientation: 6 })
        .toFormat(format)
        .toBuffer();
      expect((await sharp(taken).metadata()).exif).toBeDefined();
      const hidden = Buffer.concat([taken, Buffer.from('a film that the phone put behind it')]);
      expect((await add(new Uint8Array(hidden), `p.${format}`)).status).toBe(200);
      const [file] = await shop.db
        .select()
        .from(customizationFiles)
        .where(isNotNull(customizationFiles.idCartLine))
        .orderBy(customizationFiles.createdAt)
        .then((rows) => rows.filter(({ idSite }) => idSite === shop.idSite).slice(-1));
      if (!file) throw new Error('no file was kept');
      const { exif: left, xmp, iptc, orientation = 1, width, height } = await sharp(file.bytes).metadata();
      expect({ left, xmp, iptc, orientation, width, height }).toEqual({
        left: undefined,
        xmp: undefined,
        iptc: undefined,
        orientation: 1,
        width: 40,
        height: 60,
      });
      for (const secret of ['SecretCamera', 'a film']) expect(file.bytes.includes(secret)).toBe(false);
      const { data } = await sharp(file.bytes)
        .extract({ left: 2, top: 30, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([Number(data[0]) < 60, Number(data[2]) > 200]).toEqual([true, true]);
    }
  });
});
