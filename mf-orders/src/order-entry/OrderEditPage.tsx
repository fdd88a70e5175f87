import { isDataError } from '@loja/data/client'
import type { OrderToEdit } from '@loja/data/orders'
import { isUuid } from '@loja/domain/format'
import { accessAtom, pagePath } from '@loja/platform'
import { orderStatusLabels } from '@loja/records'
import { LoadingPage } from '@loja/ui/late'
import { LoadFailure } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useNavigate, useParams } from 'react-router'
import { messages as orderMessages } from '../order/messages'
import { OrderNotFoundDialog } from '../order/OrderNotFoundDialog'
import { orderPath } from '../order-path'
import { EditConflict } from './EditConflict'
import { EntryPageForm } from './EntryPageForm'
import { messages } from './messages'
import { orderToEdit } from './queries'
import { useOrderEdit } from './use-order-edit'

/** `/admin/orders/{id}/editar` */
export function OrderEditPage() {
  const { orderId = '' } = useParams()
  const navigate = useNavigate()
  const access = useAtomValue(accessAtom)
  const query = useQuery({ ...orderToEdit(orderId), enabled: isUuid(orderId), refetchOnMount: 'always' })
  const { data: order, error } = query
  if (access.status !== 'granted') return null
  if (!isUuid(orderId) || isDataError(error, 'not-found'))
    return <OrderNotFoundDialog onClose={() => void navigate(pagePath('orders') ?? '', { replace: true })} />
  if (order) return <Edit key={`${access.userId} ${orderId}`} order={order} />
  return (
    <LoadingPage
      title={orderMessages.title}
      up={backToOrder(orderId)}
      label={messages.loading}
      failure={
        error && (
          <LoadFailure text={messages.editLoadFailed} busy={query.isFetching} onRetry={() => void query.refetch()} />
        )
      }
    />
  )
}

const backToOrder = (id: string) => ({ to: orderPath(id), text: messages.backToOrder })

function Edit({ order }: { order: OrderToEdit }) {
  const { form, stored, totals, formerCents, ...edit } = useOrderEdit(order)
  return (
    <EntryPageForm
      form={form}
      header={{
        title: messages.editTitle(order.orderNumber),
        up: backToOrder(order.id),
        summary: form.isSent ? messages.sentSummary(orderStatusLabels[order.status]) : messages.editSummary,
      }}
      total={{ totals, formerCents }}
      saveText={messages.saveEdit}
      saving={edit.saving}
      onSave={edit.save}
    >
      {edit.isComparing && <EditConflict form={form} stored={stored} onClose={edit.stopComparing} />}
    </EntryPageForm>
  )
}
