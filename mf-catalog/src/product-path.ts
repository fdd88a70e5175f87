import { paths } from '@loja/platform'

/** Address of a new product's form. */
export const newProductPath = `${paths.products}/add`

/** Address of a product's form. */
export function productPath(id: string): string {
  return `${paths.products}/edit/${id}`
}
