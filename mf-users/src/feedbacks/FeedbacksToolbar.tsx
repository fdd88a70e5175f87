import { MAX_BULK_FEEDBACKS } from '@loja/data/feedbacks'
import { ListToolbar } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { useIsPhone, useShortcuts } from '@loja/ui/parts'
import { Button } from 'antd'
import styles from './FeedbacksToolbar.module.css'
import { messages } from './messages'
import { LastChange } from './moderation/LastChange'
import type { useFeedbacksPage } from './use-feedbacks-page'

interface Props extends Pick<ReturnType<typeof useFeedbacksPage>, 'selection' | 'live' | 'bulk' | 'undo'> {
  total: number | undefined
}

export function FeedbacksToolbar({ total, selection, live, bulk, undo }: Props) {
  const isPhone = useIsPhone()
  useShortcuts({ z: undo.undo })
  return (
    <ListToolbar
      total={total}
      selection={selection}
      live={live}
      limit={MAX_BULK_FEEDBACKS}
      texts={messages}
      aside={
        <div className={`${looks.line} ${looks.gapSmall}`}>
          {/* A phone shows the actions of the selected rows in its place. */}
          {!(isPhone && selection.count > 0) && (
            <LastChange last={undo.last} isUndoing={undo.isUndoing} onUndo={undo.undo} />
          )}
        </div>
      }
    >
      {(isTooMany) => {
        const action = (text: string, onClick: () => void) => (
          <Button className={styles.action} disabled={isTooMany} onClick={onClick}>
            {text}
          </Button>
        )
        return (
          <>
            {action(messages.approve, () => bulk.setState('aprovado'))}
            {action(messages.hide, () => bulk.setState('oculto'))}
            {action(messages.replyMany, bulk.askReply)}
          </>
        )
      }}
    </ListToolbar>
  )
}
