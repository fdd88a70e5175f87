import type { ProductListRow } from '@loja/data'
import { DeleteButton, useConfirm, useDataMutation } from '@loja/ui'
import { useRef } from 'react'
import styles from './DeleteProductButton.module.css'
import { messages } from './messages'
import { deletion } from './queries'

export function DeleteProductButton({ product }: { product: ProductListRow }) {
  const { mutate, isPending } = useDataMutation(deletion)
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
      <DeleteButton label={messages.delete(name)} onClick={askNow} />
      {dialog}
    </>
  )
}
