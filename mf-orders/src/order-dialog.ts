export function detailsButtonId(id: string): string {
  return `ver-detalhes-${id}`
}

/** Its own chunk, requested when its button is near. */
export const ORDER_DIALOG = {
  name: 'order-details',
  load: async () => (await import('./order-details/OrderDetailsDialog')).OrderDetailsDialog,
}
