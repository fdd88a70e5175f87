import type { ReactNode } from 'react'

/** One choice for a field of a row, and what saves it. */
export interface RowChoice<Value extends string> {
  /** Names the field and its row, e.g. `Status do pedido LJ-1`. */
  label: string
  value: Value
  /** The value as it is shown while the select is closed. */
  shown: ReactNode
  options: readonly { value: Value; label: ReactNode }[]
  /** The value that is being saved; absent while none is. */
  saving: Value | undefined
  /** The options are shown: what the row says now is what was seen when one is chosen. */
  onOpen: () => void
  /** @param onSettled to be called when the database has answered */
  onChoose: (value: Value, onSettled: () => void) => void
}
