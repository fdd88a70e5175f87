import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'

interface Props {
  label: string
  onClick: () => void
}

export function ShortcutsButton({ label, onClick }: Props) {
  return (
    <Button
      size="small"
      type="text"
      icon={<QuestionCircleOutlined aria-hidden />}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      onClick={onClick}
    />
  )
}
