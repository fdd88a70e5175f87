/** The stored shipment. */
export interface Shipped {
  code: string
  carrier: string | null
}
