import { paths } from '@loja/platform'

/** Address of a shipment's dialog, which lies over the list. */
export function shipmentPath(id: string): string {
  return `${paths.tracking}/${id}`
}

/** Id of the button that opens it: the focus goes back there when it closes. */
export function shipmentButtonId(id: string): string {
  return `ver-envio-${id}`
}
