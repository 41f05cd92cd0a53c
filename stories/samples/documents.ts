/// <reference types="vite/client" />
import { resolvePictures } from '#domain/pictures.ts';
import type { Image } from '#schemas/site.ts';

/** Parts of a prop's schema in conf.schema.json that a control needs. */
export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  'x-control'?: string;
  'x-responsive'?: boolean;
};

const files = import.meta.glob('../../content/89/pictures/*.svg', { query: '?url' });

/** Names of the sample boutique's pictures. */
export const pictureNames: readonly string[] = Object.keys(files).map((path) => path.replace(/^.*\/|\.svg$/g, ''));

const known = new Set(pictureNames);
const find = (name: string): Image | undefined =>
  known.has(name) ? { name, url: `/media/sample/${name}`, externalPath: null, alt: '', width: 1600, height: 1000 } : undefined;

export const isPicture = ({ $ref }: Schema): boolean => $ref?.endsWith('/picture.schema.json') ?? false;

type Values = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, Schema>>;
const asObject = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {});

/** A document's props as they stand in the controls: a picture by its name, which a list of names can hold. */
export const toArgs = (props: Values, properties: Properties): Values =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      const picture = isPicture(properties[name] ?? {}) ? asObject(value).picture : undefined;
      return [name, typeof picture === 'string' ? picture : value];
    }),
  );

/**
 * Props as the block is handed them, from the controls: pictures with their files, at any depth.
 * @param example whose alternative text and focal point a picture keeps
 */
export const toProps = (args: Values, properties: Properties, example: Values): Values =>
  resolvePictures(
    Object.fromEntries(
      Object.entries(args).map(([name, value]) =>
        isPicture(properties[name] ?? {}) && typeof value === 'string'
          ? [name, { alt: 'Une image de la boutique', ...asObject(example[name]), picture: value }]
          : [name, value],
      ),
    ),
    find,
  ) as Values;
