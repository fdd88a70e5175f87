import type { SavedView } from '@loja/data/views'
import { CloseButton } from '../../dialogs/CloseButton'
import { Dialog } from '../../dialogs/Dialog'
import { useDataMutation } from '../../parts/work/use-data-mutation'
import { OrderHint, OrderList } from '../sequence/OrderRow'
import { useDragOrder } from '../sequence/use-drag-order'
import { messages } from './messages'
import { viewOrder } from './queries'
import { ViewRow } from './ViewRow'
import styles from './ViewsDialogs.module.css'

export interface ManageViewsDialogProps {
  list: string
  views: SavedView[]
  userId: string
  onClose: () => void
}

export function ManageViewsDialog({ list, views, userId, onClose }: ManageViewsDialogProps) {
  const { mutate, isPending } = useDataMutation(viewOrder)
  const { ordered, ...order } = useDragOrder({
    rows: views,
    isSaving: isPending,
    save: ({ ids }, settled) => mutate({ list, ids }, settled),
  })
  const groups = [
    { title: messages.shared, rows: ordered.filter(({ isShared }) => isShared) },
    { title: messages.own, rows: ordered.filter(({ isShared }) => !isShared) },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <Dialog title={messages.organize} width={680} onCancel={onClose} primary={<CloseButton onClick={onClose} />}>
      <OrderHint />
      {groups.map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <h3 className={styles.group}>{title}</h3>
          <OrderList>
            {rows.map((view) => (
              <ViewRow key={view.id} view={view} userId={userId} rows={rows} order={order} />
            ))}
          </OrderList>
        </section>
      ))}
    </Dialog>
  )
}
