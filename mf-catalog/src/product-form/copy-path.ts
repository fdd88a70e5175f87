import { newProductPath } from '../product-path'

/** Name of the address's part that says which product a new one begins as a copy of. */
export const COPY_PARAM = 'copia'

/** Address of a new product's form that begins as a copy of this one. */
export function copyPath(id: string): string {
  return `${newProductPath}?${COPY_PARAM}=${id}`
}
