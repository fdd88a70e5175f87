import type { StockMovement } from '@loja/data/products'
import { declareDialog, dialogButton } from '@loja/ui/dialogs'
import { WaitingLines } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { LoadFailure, PageLink, TableHead, useDataMutation } from '@loja/ui/parts'
import { Button } from 'antd'
import { messages } from './messages'
import { movementsExport, useStockMovements } from './queries'
import styles from './StockMovements.module.css'

const adjustDialog = declareDialog({
  title: messages.adjust,
  load: async () => (await import('./AdjustStockDialog')).AdjustStockDialog,
})

export function StockMovements({ productId }: { productId: string }) {
  const { data, isError, isFetching, refetch } = useStockMovements(productId)
  const { mutate: exportAll, isPending } = useDataMutation(movementsExport)
  if (isError && !data)
    return <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <WaitingLines label={messages.loading} lines={4} />
  const { movements, total } = data
  return (
    <>
      <div className={styles.actions}>
        <Button {...dialogButton(adjustDialog, { productId })}>{messages.adjust}</Button>
        {total > 0 && (
          <Button loading={isPending} onClick={() => exportAll(productId)}>
            {messages.exportCsv}
          </Button>
        )}
      </div>
      {total === 0 ? <p>{messages.empty}</p> : <MovementTable movements={movements} />}
      {total > movements.length && <p>{messages.newest(movements.length, total)}</p>}
    </>
  )
}

function MovementTable({ movements }: { movements: readonly StockMovement[] }) {
  return (
    <table className={styles.table} aria-label={messages.title}>
      <TableHead titles={[messages.reason, messages.change, messages.stock]} />
      <tbody>
        {movements.map((movement) => (
          <tr key={movement.id}>
            <td>
              {messages.reasons[movement.reason]} <OrderOf movement={movement} />
              <span className={`${looks.hint} ${looks.block}`}>{messages.when(movement)}</span>
            </td>
            <td>{messages.changeText(movement)}</td>
            <td>{messages.stockText(movement.stock)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OrderOf({ movement: { orderId, orderNumber, isOrderDeleted } }: { movement: StockMovement }) {
  const number = <span className={looks.nowrap}>{orderNumber}</span>
  if (isOrderDeleted || !orderId) return number
  return (
    <PageLink page="orders" below={`/${orderId}`}>
      {number}
    </PageLink>
  )
}
