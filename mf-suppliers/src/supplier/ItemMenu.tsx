import { dataMutation } from '@loja/data/client'
import { forgetSupplierItems, rememberSupplierItems, type SupplierItem, supplierKeys } from '@loja/data/suppliers'
import { confirm, openDialog } from '@loja/ui/dialogs'
import { RowMenu } from '@loja/ui/late'
import { useDataMutation } from '@loja/ui/parts'
import { matchDialog } from '../supplier-list/match-dialog'
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
  const { mutate: change } = useDataMutation(changing)
  const { mutateAsync: forget } = useDataMutation(forgetting)
  const ask = () =>
    confirm({
      title: messages.forgetTitle,
      text: messages.forgetText(item.text),
      action: messages.forget,
      run: () => forget(item.id),
    })
  const choose = () =>
    openDialog(matchDialog, {
      text: item.text,
      candidates: [],
      onAnswer: (answer) =>
        change({ supplierId, item, productId: answer.kind === 'product' ? answer.product.id : null }),
    })
  return (
    <RowMenu
      label={messages.moreOf(item.text)}
      items={[
        { key: 'change', label: messages.change, onClick: choose },
        { key: 'forget', label: messages.forget, danger: true, onClick: ask },
      ]}
    />
  )
}
