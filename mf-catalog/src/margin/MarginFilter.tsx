import { Input } from 'antd'
import { useState } from 'react'
import { messages } from './messages'

interface Props {
  percent: number | null
  onChange: (percent: number | null) => void
}

export function MarginFilter({ percent, onChange }: Props) {
  const [typed, setTyped] = useState(percent === null ? '' : String(percent))
  const text = typed.replace(/[\s%]/g, '')
  const isWrong = text !== '' && !/^(-\d{1,3}|\d{1,2})$/.test(text)
  const apply = () => {
    const next = text === '' ? null : Number(text)
    if (!isWrong && next !== percent) onChange(next)
  }
  return (
    <Input
      aria-label={messages.below}
      aria-invalid={isWrong}
      title={isWrong ? messages.wrong : undefined}
      status={isWrong ? 'error' : ''}
      placeholder={messages.placeholder}
      suffix="%"
      inputMode="numeric"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={apply}
      onPressEnter={apply}
    />
  )
}
