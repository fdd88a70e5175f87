import { Select } from '../../late/Select'

export interface SortControl {
  label: string
  options: { value: string; label: string }[]
}

interface Props {
  control: SortControl
  sort: string | undefined
  onSort: (sort: string) => void
}

export function SortSelect({ control, sort, onSort }: Props) {
  return <Select aria-label={control.label} value={sort ?? null} options={control.options} onChange={onSort} />
}
