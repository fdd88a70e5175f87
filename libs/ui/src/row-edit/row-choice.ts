import type { ReactNode } from 'react'

/** A choice for a field of a row. */
export interface RowChoice<Value extends string> {
  /** Names field and row, e.g. `Status do pedido LJ-1`. */
  label: string
  value: Value
  shown: ReactNode
  options: readonly { value: Value; label: ReactNode }[]
  saving: Value | undefined
  /** The options are visible: the user has seen the current value. */
  onOpen: () => void
  /** @param onSettled call it after the response */
  onChoose: (value: Value, onSettled: () => void) => void
}
