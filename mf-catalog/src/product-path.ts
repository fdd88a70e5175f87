import { paths } from '@loja/platform'

export const newProductPath = `${paths.products}/add`

export function productPath(id: string): string {
  return `${paths.products}/edit/${id}`
}
