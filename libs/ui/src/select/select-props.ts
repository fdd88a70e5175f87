import type { SelectProps } from 'antd'
import type { ReactNode } from 'react'

interface SelectChoice<Value extends string | number> {
  'aria-label': string
  value: Value | null
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
  /** It keeps the focus, but cannot be opened. */
  saving?: boolean
}

export type LazySelectProps<Value extends string | number> = SelectChoice<Value> &
  Omit<SelectProps<Value>, keyof SelectChoice<Value> | 'open' | 'autoFocus' | 'mode'>
