import { Select, type SelectProps } from 'antd'
import { FieldFrame, type FieldNotice } from './FieldFrame'
import { fieldProps } from './field-props'

interface Props<Value> extends Pick<SelectProps<Value>, 'options' | 'autoFocus'> {
  id: string
  label: string
  notice?: FieldNotice | null
  value: Value | undefined
  onChange: (value: Value) => void
}

export function SelectField<Value>({ id, label, notice, ...select }: Props<Value>) {
  return (
    <FieldFrame id={id} label={label} notice={notice}>
      <Select<Value> {...fieldProps(id)} {...select} />
    </FieldFrame>
  )
}
