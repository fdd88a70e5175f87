export const BUCKET = 'product-images'
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024

const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const
type Extension = keyof typeof TYPES

/** Same rule as the policy of the bucket. */
const NAME = /^[0-9a-f-]{36}\.(jpg|png|webp)$/

export function pictureType(name: string): string | undefined {
  const [, extension] = NAME.exec(name) ?? []
  return extension && TYPES[extension as Extension]
}

export function contentType(bytes: Buffer): string | undefined {
  const starts = bytes.toString('latin1', 0, 12)
  if (starts.startsWith('\xff\xd8\xff')) return TYPES.jpg
  if (starts.startsWith('\x89PNG\r\n\x1a\n')) return TYPES.png
  return starts.startsWith('RIFF') && starts.endsWith('WEBP') ? TYPES.webp : undefined
}
