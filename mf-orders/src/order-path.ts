import { paths } from '@loja/platform'

export function orderPath(id: string): string {
  return `${paths.orders}/${id}`
}

/** Id of the button that opens it, to which the focus returns. */
export function detailsButtonId(id: string): string {
  return `ver-detalhes-${id}`
}
