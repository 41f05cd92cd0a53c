const kinds: Readonly<Record<string, 'image' | 'video'>> = {
  ...{ svg: 'image', jpeg: 'image', jpg: 'image', png: 'image' },
  ...{ mp4: 'video', m4v: 'video', mov: 'video', avi: 'video', wmv: 'video', flv: 'video' },
};

/** Whether the extension of a file says image or video (specification of the shop's flow, section 5); null for anything else. */
export function mediaKind(path: string): 'image' | 'video' | null {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return (Object.hasOwn(kinds, extension) && kinds[extension]) || null;
}
