import { memo } from 'react'
import { Select } from '../../select/Select'

export interface SortControl {
  label: string
  options: { value: string; label: string }[]
  /** The column headings sort as well, but a phone shows cards. */
  onlyOnPhone?: boolean
}

interface Props {
  control: SortControl
  sort: string | undefined
  onSort: (sort: string) => void
}

/** A ticked row does not render it. `onSort` is stable. */
export const SortSelect = memo(function SortSelect({ control, sort, onSort }: Props) {
  return <Select aria-label={control.label} value={sort ?? null} options={control.options} onChange={onSort} />
})
