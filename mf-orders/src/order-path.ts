import { paths } from '@loja/platform'

export function orderPath(id: string): string {
  return `${paths.orders}/${id}`
}

export function detailsButtonId(id: string): string {
  return `ver-detalhes-${id}`
}
