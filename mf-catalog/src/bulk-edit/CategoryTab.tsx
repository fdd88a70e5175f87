import type { NamedChoice } from '@loja/data'
import { Button, Select } from 'antd'
import { useId, useState } from 'react'
import styles from './BulkEditDialog.module.css'
import type { BulkTabProps } from './bulk-change'
import { messages } from './messages'

interface Props extends BulkTabProps {
  categories: readonly NamedChoice[]
}

export function CategoryTab({ count, busy, onAsk, categories }: Props) {
  const [categoryId, setCategoryId] = useState<string | null>(null)
  const id = useId()
  return (
    <div className={styles.tab}>
      <div className={styles.field}>
        <label htmlFor={id}>{messages.newCategory}</label>
        <Select
          id={id}
          value={categoryId}
          placeholder={messages.chooseCategory}
          options={categories.map((category) => ({ value: category.id, label: category.name }))}
          onChange={setCategoryId}
        />
      </div>
      <div className={styles.actions}>
        <Button
          type="primary"
          disabled={busy || categoryId === null}
          onClick={() => categoryId && onAsk({ kind: 'category', categoryId }, count)}
        >
          {messages.changeCategory}
        </Button>
      </div>
    </div>
  )
}
