export function shipmentButtonId(id: string): string {
  return `ver-envio-${id}`
}
