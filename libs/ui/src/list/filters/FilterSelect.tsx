import { Select, type SelectProps } from 'antd'
import type { ReactNode } from 'react'

const ALL = ''

interface Choice<Value extends string | number> {
  /** Says what is filtered by, e.g. `Filtrar por status`. */
  label: string
  /** What the choice is called that narrows nothing, e.g. `Todos os status`. */
  all: string
  /** Null narrows nothing. */
  value: Value | null
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value | null) => void
}
type Props<Value extends string | number> = Choice<Value> &
  Omit<SelectProps<Value | typeof ALL>, keyof Choice<Value> | 'aria-label'>

/** A filter of a list that is one of several values, or any. */
export function FilterSelect<Value extends string | number>(props: Props<Value>) {
  const { label, all, value, options, onChange, ...more } = props
  return (
    <Select<Value | typeof ALL>
      {...more}
      aria-label={label}
      value={value ?? ALL}
      options={[{ value: ALL, label: all }, ...options]}
      onChange={(chosen) => onChange(chosen === ALL ? null : chosen)}
    />
  )
}
