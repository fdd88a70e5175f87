import { DeleteOutlined } from '@ant-design/icons'
import type { ProductListRow } from '@loja/data/products'
import { confirm } from '@loja/ui/dialogs'
import { RowMenu } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { DeleteButton, useDataMutation, useIsPhone } from '@loja/ui/parts'
import { messages } from './messages'
import { deletion } from './queries'

/** A phone has it in a menu, away from the thumb. */
export function DeleteProductButton({ product }: { product: ProductListRow }) {
  const isPhone = useIsPhone()
  const { mutateAsync: remove } = useDataMutation(deletion)
  const { name } = product
  const ask = () =>
    confirm({
      title: messages.deleteTitle,
      text: (
        <>
          <p className={`${looks.flush} ${looks.after8} ${looks.anywhere}`}>{messages.deleteQuestion(name)}</p>
          <p className={`${looks.quiet} ${looks.flush}`}>{messages.deleteEffects}</p>
        </>
      ),
      action: messages.deleteConfirm,
      run: () => remove(product),
    })
  if (!isPhone) return <DeleteButton label={messages.delete(name)} onClick={ask} />
  const icon = <DeleteOutlined aria-hidden />
  return (
    <RowMenu
      label={messages.moreOf(name)}
      items={[{ key: 'delete', label: messages.delete(name), icon, danger: true, onClick: ask }]}
    />
  )
}
