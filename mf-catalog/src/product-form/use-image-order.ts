import { PRODUCT_IMAGES_LIMIT } from '@loja/domain'
import type { ProductForm } from './use-product-form'

/** What can be done with a product's pictures. The main one is always among them, and the first is it if none was chosen. */
export function useImageOrder(form: ProductForm) {
  const { images, mainImage } = form.values
  const change = (next: readonly string[], main: string) =>
    form.update(
      (values) => ({ ...values, images: [...next], mainImage: next.includes(main) ? main : (next[0] ?? '') }),
      'images',
      'mainImage',
    )
  return {
    images,
    mainImage,
    /** @returns whether there was room for all */
    add: (addresses: readonly string[]) => {
      const all = [...new Set([...images, ...addresses])]
      change(all.slice(0, PRODUCT_IMAGES_LIMIT), mainImage)
      return all.length <= PRODUCT_IMAGES_LIMIT
    },
    remove: (address: string) =>
      change(
        images.filter((other) => other !== address),
        mainImage,
      ),
    /** Moves a picture to another place; a place outside of the list moves nothing. */
    move: (from: number, to: number) => {
      const moved = images[from]
      if (moved === undefined || to < 0 || to >= images.length || from === to) return
      const rest = images.filter((_, index) => index !== from)
      change([...rest.slice(0, to), moved, ...rest.slice(to)], mainImage)
    },
    makeMain: (address: string) => change(images, address),
  }
}
