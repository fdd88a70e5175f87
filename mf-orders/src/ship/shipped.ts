/** The stored shipment. */
export interface Shipped {
  code: string
  carrier: string | null
  /** Null if the status did not change. */
  changeId: string | null
}
