/** Id of the button that opens the dialog of a shipment, to which the focus returns. */
export function shipmentButtonId(id: string): string {
  return `ver-envio-${id}`
}
