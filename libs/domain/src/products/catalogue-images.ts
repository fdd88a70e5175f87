import { absoluteImageUrl } from './image-address'

/** Facebook's limit, besides the main image. */
const ADDITIONAL_LIMIT = 9
/** Meta's limit, commas included. */
const ADDITIONAL_LENGTH = 2000

interface Pictured {
  mainImage: string | null
  images: readonly string[]
}

export interface CatalogueImages {
  main: string | null
  /** Distinct, without the main image. Commas are encoded, because a comma separates addresses. */
  additional: string[]
  leftOut: number
}

/** @param shopOrigin base of relative paths, e.g. `https://loja.test` */
export function catalogueImages({ mainImage, images }: Pictured, shopOrigin: string): CatalogueImages {
  const others = [...new Set(images)].filter((image) => image !== mainImage)
  const addresses = others.map((image) => absoluteImageUrl(image, shopOrigin).replaceAll(',', '%2C'))
  const additional: string[] = []
  let length = -1
  for (const address of addresses.filter(isCatalogueAddress).slice(0, ADDITIONAL_LIMIT)) {
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

export function isCatalogueAddress(url: string): boolean {
  return /^https:\/\/[!-~]+$/.test(url) && url.length <= 2000
}
