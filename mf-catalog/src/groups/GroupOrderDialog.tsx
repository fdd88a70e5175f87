import type { ProductGroup } from '@loja/data/products'
import type { GroupKind } from '@loja/domain/products'
import { CloseButton, Dialog } from '@loja/ui/dialogs'
import { WaitingLines } from '@loja/ui/late'
import { OrderHint, OrderList, OrderRow, useDragOrder } from '@loja/ui/lists'
import { LoadFailure, PillLabel, useDataMutation } from '@loja/ui/parts'
import { messages, texts } from './messages'
import { ordering, useOrderedGroups } from './queries'

export function GroupOrderDialog({ kind, onClose }: { kind: GroupKind; onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useOrderedGroups(kind)
  return (
    <Dialog
      title={texts[kind].orderTitle}
      width={600}
      tall
      primary={<CloseButton onClick={onClose} />}
      onCancel={onClose}
    >
      <p>{texts[kind].orderText}</p>
      {isError && <LoadFailure text={texts[kind].loadFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {data ? (
        <OrderedGroups kind={kind} groups={data} />
      ) : (
        !isError && <WaitingLines label={messages.loading} lines={8} />
      )}
    </Dialog>
  )
}

function OrderedGroups({ kind, groups }: { kind: GroupKind; groups: ProductGroup[] }) {
  const { mutate, isPending } = useDataMutation(ordering(kind))
  const { ordered, ...order } = useDragOrder({ rows: groups, isSaving: isPending, save: mutate })
  return (
    <>
      <OrderHint />
      <OrderList label={texts[kind].orderTitle}>
        {ordered.map((group) => (
          <OrderRow key={group.id} row={group} rows={ordered} order={order} name={group.name}>
            {group.name} {!group.isActive && <PillLabel word={messages.inactiveOne} filled={false} />}
          </OrderRow>
        ))}
      </OrderList>
    </>
  )
}
