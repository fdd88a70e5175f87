import { characterCount } from './product-name'

/** The most pictures that a product may have. */
export const PRODUCT_IMAGES_LIMIT = 50
/** In characters, as the database counts them. */
const LONGEST = 2000

/** Scheme, host without a user's name, port, and the rest. */
const WEB_ADDRESS = /^https?:\/\/[^/?#@:[\]]+(:\d{1,5})?([/?#].*)?$/i
/** A path of this shop; `//` would begin the name of another host. */
const PATH = /^\/(?!\/)/
const NEVER = /[\s\p{Cc}<>"\\]/u

/**
 * Whether a text can stand as the address of a picture: `http(s)` with a host, or a path from the shop's own root as the
 * demo data has them (`/demo/batom.svg`). The database has the same rule (`private.are_image_addresses`).
 */
export function isImageAddress(text: string): boolean {
  return characterCount(text) <= LONGEST && !NEVER.test(text) && (WEB_ADDRESS.test(text) || PATH.test(text))
}

/** Whether a page served by `https` may show the picture: browsers refuse what comes by `http` there. */
export function isSecureImageAddress(address: string): boolean {
  return PATH.test(address) || /^https:/i.test(address)
}

/** The whole address of a picture. @param shopOrigin what a path from the root stands below, e.g. `https://loja.test` */
export function absoluteImageUrl(address: string, shopOrigin: string): string {
  return PATH.test(address) ? `${shopOrigin}${address}` : address
}

/** The addresses in what was typed or pasted, one for each line or word, each once. */
export function imageAddressesIn(text: string): string[] {
  return [...new Set(text.split(/\s+/).filter((word) => word !== ''))]
}
