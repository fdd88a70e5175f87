import { newProductPath } from '../product-path'

export const COPY_PARAM = 'copia'

export function copyPath(id: string): string {
  return `${newProductPath()}?${COPY_PARAM}=${id}`
}
