import { DeleteOutlined } from '@ant-design/icons'
import type { ProductListRow } from '@loja/data'
import { ConfirmDialog, DeleteButton, RowMenu, useDataMutation, useIsPhone } from '@loja/ui'
import { useState } from 'react'
import styles from './DeleteProductButton.module.css'
import { messages } from './messages'
import { deletion } from './queries'

/** A phone has it in a menu, away from the thumb. */
export function DeleteProductButton({ product }: { product: ProductListRow }) {
  const isPhone = useIsPhone()
  const [seen, setSeen] = useState<ProductListRow>()
  const ask = () => setSeen(product)
  const { name } = product
  return (
    <>
      {isPhone ? (
        <RowMenu
          label={messages.moreOf(name)}
          items={[
            {
              key: 'delete',
              label: messages.delete(name),
              icon: <DeleteOutlined aria-hidden />,
              danger: true,
              onClick: ask,
            },
          ]}
        />
      ) : (
        <DeleteButton label={messages.delete(name)} onClick={ask} />
      )}
      {seen && <DeleteProduct seen={seen} onClose={() => setSeen(undefined)} />}
    </>
  )
}

/** Closes after the response. */
function DeleteProduct({ seen, onClose }: { seen: ProductListRow; onClose: () => void }) {
  const { mutate, isPending } = useDataMutation(deletion)
  return (
    <ConfirmDialog
      title={messages.deleteTitle}
      confirmText={messages.deleteConfirm}
      busy={isPending}
      onConfirm={() => mutate(seen, { onSettled: onClose })}
      onCancel={onClose}
    >
      <p className={styles.question}>{messages.deleteQuestion(seen.name)}</p>
      <p className={styles.effects}>{messages.deleteEffects}</p>
    </ConfirmDialog>
  )
}
