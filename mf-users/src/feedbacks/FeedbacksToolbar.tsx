import { MAX_BULK_FEEDBACKS } from '@loja/data'
import type { FeedbackState } from '@loja/domain'
import { ListToolbar, ShortcutsButton, type ToolbarSelection, useIsPhone } from '@loja/ui'
import { Button } from 'antd'
import type { ComponentProps } from 'react'
import styles from './FeedbacksToolbar.module.css'
import { messages } from './messages'
import { LastChange } from './moderation/LastChange'

interface Props extends ToolbarSelection {
  onState: (state: FeedbackState) => void
  onReply: () => void
  onShowShortcuts: () => void
  lastChange: ComponentProps<typeof LastChange>
}

/** What is shown, what is selected and what can be done with it, what was done last, and the feedbacks that arrived. */
export function FeedbacksToolbar({ onState, onReply, onShowShortcuts, lastChange, ...rows }: Props) {
  const isPhone = useIsPhone()
  const isTooMany = rows.selected > MAX_BULK_FEEDBACKS
  const action = (text: string, onClick: () => void) => (
    <Button className={styles.action} aria-haspopup="dialog" disabled={isTooMany} onClick={onClick}>
      {text}
    </Button>
  )
  return (
    <ListToolbar
      {...rows}
      texts={messages}
      aside={
        <div className={styles.aside}>
          {/* On a phone the actions of ticked rows stand in the same place. */}
          {!(isPhone && rows.selected > 0) && <LastChange {...lastChange} />}
          {!isPhone && <ShortcutsButton label={messages.shortcuts} onClick={onShowShortcuts} />}
        </div>
      }
    >
      {action(messages.approve, () => onState('aprovado'))}
      {action(messages.hide, () => onState('oculto'))}
      {action(messages.replyMany, onReply)}
      {isTooMany && <span>{messages.tooMany(MAX_BULK_FEEDBACKS)}</span>}
    </ListToolbar>
  )
}
