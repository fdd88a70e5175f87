/** Id of the button that opens a shipment, to which the focus returns. */
export function shipmentButtonId(id: string): string {
  return `ver-envio-${id}`
}
