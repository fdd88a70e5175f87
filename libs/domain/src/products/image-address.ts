import { characterCount } from './product-name'

export const PRODUCT_IMAGES_LIMIT = 50
/** As the database counts characters. */
const LONGEST = 2000

const WEB_ADDRESS = /^https?:\/\/[^/?#@:[\]]+(:\d{1,5})?([/?#].*)?$/i
/** `//` would start a host name. */
const PATH = /^\/(?!\/)/
const NEVER = /[\s\p{Cc}<>"\\]/u

/** Same rule as `private.are_image_addresses`. */
export function isImageAddress(text: string): boolean {
  return characterCount(text) <= LONGEST && !NEVER.test(text) && (WEB_ADDRESS.test(text) || PATH.test(text))
}

/** Browsers block `http` images on `https` pages. */
export function isSecureImageAddress(address: string): boolean {
  return PATH.test(address) || /^https:/i.test(address)
}

export function absoluteImageUrl(address: string, shopOrigin: string): string {
  return PATH.test(address) ? `${shopOrigin}${address}` : address
}

export function imageAddressesIn(text: string): string[] {
  return [...new Set(text.split(/\s+/).filter((word) => word !== ''))]
}
