import { useRef } from 'react'
import { StatusLabel } from '../parts/text/StatusLabel'
import type { SelectProps } from './OpenSelect'
import { Select } from './Select'

interface Props<Value extends string | number, Row> extends Pick<SelectProps<Value>, 'aria-label' | 'saving'> {
  className?: string | undefined
  row: Row
  value: Value
  options: SelectProps<Value>['options']
  /** @param seen the row when the select was opened */
  onChange: (value: Value, seen: Row) => void
}

export function RowSelect<Value extends string | number, Row>({ row, onChange, ...select }: Props<Value, Row>) {
  const seen = useRef(row)
  return (
    <Select<Value>
      inRow
      {...select}
      onOpen={() => {
        seen.current = row
      }}
      onChange={(value) => onChange(value, seen.current)}
    />
  )
}

type ActiveProps<Row> = Omit<Props<never, Row>, 'value' | 'options' | 'saving' | 'onChange'> & {
  words: { active: string; inactive: string }
  saving: boolean | undefined
  onChange: (isActive: boolean, seen: Row) => void
}

const statusOf = (isActive: boolean) => (isActive ? 'active' : 'inactive')

export function ActiveSelect<Row extends { isActive: boolean }>(props: ActiveProps<Row>) {
  const { words, saving, onChange, ...select } = props
  return (
    <RowSelect
      {...select}
      value={statusOf(props.row.isActive)}
      options={[
        { value: 'active', label: <StatusLabel color="var(--ant-color-success)" word={words.active} /> },
        {
          value: 'inactive',
          label: <StatusLabel color="var(--ant-color-text-secondary)" word={words.inactive} filled={false} />,
        },
      ]}
      saving={saving === undefined ? undefined : statusOf(saving)}
      onChange={(status, seen) => onChange(status === 'active', seen)}
    />
  )
}
