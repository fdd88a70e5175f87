import type { ReactNode } from 'react'
import type { SelectProps } from '../../late/OpenSelect'
import { Select } from '../../late/Select'

const ALL = ''

interface Choice<Value extends string | number> {
  /** `Filtrar por status`. */
  label: string
  all: string
  value: Value | null
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value | null) => void
}
type Props<Value extends string | number> = Choice<Value> &
  Omit<SelectProps<Value | typeof ALL>, keyof Choice<Value> | 'aria-label'>

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
