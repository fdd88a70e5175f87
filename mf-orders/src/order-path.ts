import { paths } from '@loja/platform'

/** Address of an order's dialog, which lies over the list. */
export function orderPath(id: string): string {
  return `${paths.orders}/${id}`
}

/** Id of the button that opens it: the focus goes back there when it closes. */
export function detailsButtonId(id: string): string {
  return `ver-detalhes-${id}`
}
