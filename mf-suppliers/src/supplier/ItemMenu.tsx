import { dataMutation, forgetSupplierItems, rememberSupplierItems, type SupplierItem, supplierKeys } from '@loja/data'
import { RowMenu, useConfirm, useDataMutation } from '@loja/ui'
import { useState } from 'react'
import { MatchDialog } from '../supplier-list/MatchDialog'
import { messages } from './messages'

interface ItemAnswerChange {
  supplierId: string
  item: SupplierItem
  /** Null: not ours. */
  productId: string | null
}

const changing = dataMutation({
  mutationFn: ({ supplierId, item: { text, code }, productId }: ItemAnswerChange) => {
    const answer = productId === null ? 'not_ours' : { productId }
    return rememberSupplierItems({ supplierId, answers: [{ text, code, answer }] })
  },
  successText: messages.changed,
  errorText: messages.changeFailed,
  invalidates: [supplierKeys.all],
})

const forgetting = dataMutation({
  mutationFn: (id: string) => forgetSupplierItems([id]),
  successText: messages.forgotten,
  errorText: messages.forgetFailed,
  invalidates: [supplierKeys.all],
})

export function ItemMenu({ supplierId, item }: { supplierId: string; item: SupplierItem }) {
  const [isChanging, setIsChanging] = useState(false)
  const { mutate: change } = useDataMutation(changing)
  const { mutate: forget, isPending } = useDataMutation(forgetting)
  const { ask, dialog } = useConfirm({
    title: messages.forgetTitle,
    text: messages.forgetText(item.text),
    confirmText: messages.forget,
    busy: isPending,
    onConfirm: (close) => forget(item.id, { onSettled: close }),
  })
  const onClose = () => setIsChanging(false)
  return (
    <>
      <RowMenu
        label={messages.moreOf(item.text)}
        items={[
          { key: 'change', label: messages.change, onClick: () => setIsChanging(true) },
          { key: 'forget', label: messages.forget, danger: true, onClick: ask },
        ]}
      />
      {dialog}
      {isChanging && (
        <MatchDialog
          text={item.text}
          candidates={[]}
          onAnswer={(answer) => {
            change({ supplierId, item, productId: answer.kind === 'product' ? answer.product.id : null })
            onClose()
          }}
          onClose={onClose}
        />
      )}
    </>
  )
}
