/** The stored shipment. */
export interface Shipped {
  code: string
  carrier: string | null
  /** Number of another order with this code. */
  alsoOn: string | null
}
