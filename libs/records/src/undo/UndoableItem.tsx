import { UndoOutlined } from '@ant-design/icons'
import { formatDateTime } from '@loja/domain/format'
import { confirm } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { messages } from './messages'
import styles from './undo.module.css'

interface Props {
  what: string
  name?: string
  detail: ReactNode
  at: string
  by: { name: string | null; email: string } | null
  undone?: { text: string; at: string } | null
  button: string | null
  question?: { title: string; action: string; text: string } | undefined
  busy: boolean
  onUndo: (onSettled: () => void) => void
  /** Other buttons. */
  children?: ReactNode
}

export function UndoableItem(props: Props) {
  const { what, name = what, detail, at, by, undone, button, question, busy, onUndo, children } = props
  const [isUndoing, setIsUndoing] = useState(false)
  const run = () =>
    new Promise<void>((settled) => {
      setIsUndoing(true)
      onUndo(settled)
    }).then(() => setIsUndoing(false))
  return (
    <li className={styles.change}>
      <div className={looks.narrow}>
        <div className={`${looks.medium} ${looks.anywhere}`}>{what}</div>
        <div className={`${looks.hint} ${looks.anywhere}`}>{detail}</div>
        <div className={`${looks.hint} ${looks.anywhere}`}>
          {formatDateTime(at)} · {by?.name || by?.email || messages.someone}
        </div>
      </div>
      <div className={styles.ways}>
        {children}
        {undone && (
          <span className={styles.undone}>
            {undone.text}
            <br />
            {formatDateTime(undone.at)}
          </span>
        )}
        {button !== null && (
          <Button
            icon={<UndoOutlined aria-hidden />}
            loading={isUndoing}
            disabled={busy && !isUndoing}
            aria-label={messages.buttonOf(button, name)}
            onClick={() => (question ? confirm({ ...question, run }) : void run())}
          >
            {button}
          </Button>
        )}
      </div>
    </li>
  )
}
