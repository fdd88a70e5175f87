import { withImages } from '../product-form-state'
import type { ProductForm } from '../use-product-form'

export function useImageOrder(form: ProductForm) {
  const { images, mainImage } = form.values
  const change = (next: readonly string[], main: string) => form.change(withImages(next, main))
  return {
    images,
    mainImage,
    add: (addresses: readonly string[]) =>
      form.change((values) => withImages([...new Set([...values.images, ...addresses])], values.mainImage)),
    remove: (address: string) =>
      change(
        images.filter((other) => other !== address),
        mainImage,
      ),
    move: (from: number, to: number) => {
      const moved = images[from]
      if (moved === undefined || to < 0 || to >= images.length || from === to) return
      const rest = images.filter((_, index) => index !== from)
      change([...rest.slice(0, to), moved, ...rest.slice(to)], mainImage)
    },
    makeMain: (address: string) => change(images, address),
  }
}
