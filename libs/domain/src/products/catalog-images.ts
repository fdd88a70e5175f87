import { absoluteImageUrl } from './image-address'

/** Pictures of a product besides the main one that its row in the catalogue of Facebook may have (spec §7). */
const ADDITIONAL_LIMIT = 9
/** Characters that Meta takes of them, commas included. */
const ADDITIONAL_LENGTH = 2000

interface Pictured {
  mainImage: string | null
  images: readonly string[]
}

/** The pictures of a product as its row in the catalogue names them: whole addresses. */
export interface CatalogImages {
  /** Null when there is none. */
  main: string | null
  /** Without the main one, each once, at most nine. A comma, which would part two of them, is written `%2C`. */
  additional: string[]
  /** How many more there are: after the ninth, not by `https`, or too long for all to fit. */
  leftOut: number
}

/** @param shopOrigin what a path from the root stands below, e.g. `https://loja.test` */
export function catalogImages({ mainImage, images }: Pictured, shopOrigin: string): CatalogImages {
  const others = [...new Set(images)].filter((image) => image !== mainImage)
  const addresses = others.map((image) => absoluteImageUrl(image, shopOrigin).replaceAll(',', '%2C'))
  const additional: string[] = []
  let length = -1
  for (const address of addresses.filter(isCatalogAddress).slice(0, ADDITIONAL_LIMIT)) {
    length += address.length + 1
    if (length > ADDITIONAL_LENGTH) break
    additional.push(address)
  }
  return {
    main: mainImage === null ? null : absoluteImageUrl(mainImage, shopOrigin),
    additional,
    leftOut: addresses.length - additional.length,
  }
}

/** By https, and with nothing that would have to be encoded. */
export function isCatalogAddress(url: string): boolean {
  return /^https:\/\/[!-~]+$/.test(url) && url.length <= 2000
}
