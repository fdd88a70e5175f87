import { newProductPath } from '../product-path'

export const COPY_PARAM = 'copia'

/** Address of a form with a copy of this product. */
export function copyPath(id: string): string {
  return `${newProductPath}?${COPY_PARAM}=${id}`
}
