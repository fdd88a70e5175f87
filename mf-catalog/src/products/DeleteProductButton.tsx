import { DeleteOutlined } from '@ant-design/icons'
import type { ProductListRow } from '@loja/data'
import { DeleteButton, RowMenu, useConfirm, useDataMutation, useIsPhone } from '@loja/ui'
import { useRef } from 'react'
import styles from './DeleteProductButton.module.css'
import { messages } from './messages'
import { deletion } from './queries'

/** A phone has it in a menu, away from the thumb. */
export function DeleteProductButton({ product }: { product: ProductListRow }) {
  const { mutate, isPending } = useDataMutation(deletion)
  const isPhone = useIsPhone()
  const seen = useRef(product)
  const { name } = product
  const { ask, dialog } = useConfirm({
    title: messages.deleteTitle,
    confirmText: messages.deleteConfirm,
    text: (
      <>
        <p className={styles.question}>{messages.deleteQuestion(name)}</p>
        <p className={styles.effects}>{messages.deleteEffects}</p>
      </>
    ),
    busy: isPending,
    onConfirm: (close) => mutate(seen.current, { onSettled: close }),
  })
  const askNow = () => {
    seen.current = product
    ask()
  }
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
              onClick: askNow,
            },
          ]}
        />
      ) : (
        <DeleteButton label={messages.delete(name)} onClick={askNow} />
      )}
      {dialog}
    </>
  )
}
