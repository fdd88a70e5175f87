import type { NamedChoice, ProductSelection } from '@loja/data'
import { Dialog, useIsPhone } from '@loja/ui'
import { Tabs } from 'antd'
import { BulkConfirmDialog } from './BulkConfirmDialog'
import styles from './BulkEditDialog.module.css'
import { BulkFailuresDialog } from './BulkFailuresDialog'
import { CategoryTab } from './CategoryTab'
import { DeleteTab } from './DeleteTab'
import { DiscountTab } from './DiscountTab'
import { messages } from './messages'
import { StockTab } from './StockTab'
import { useBulkEdit } from './use-bulk-edit'

interface Props {
  selection: ProductSelection
  count: number
  nameOf: (id: string) => string | undefined
  categories: readonly NamedChoice[]
  /** The selection is outdated and is being read again. */
  outdated: boolean
  onChanged: () => void
  /** The database found other products than `selection`. */
  onOutdated: () => void
  onClose: () => void
}

const PHONE_GUTTER = 12

/** `Edição em Massa` (BULK-01). */
export function BulkEditDialog(props: Props) {
  const { selection, count, nameOf, categories, outdated, onChanged, onOutdated, onClose } = props
  const isPhone = useIsPhone()
  const { step, busy, ask, confirm, back } = useBulkEdit({ selection, onChanged, onOutdated, onClose })
  if (step.name === 'reported')
    return <BulkFailuresDialog failures={step.failures} kind={step.kind} nameOf={nameOf} onClose={onClose} />
  const tab = { selection, count, busy: busy || outdated, onAsk: ask }
  return (
    <>
      <Dialog title={messages.title} width={640} footer={null} closable={!busy} keyboard={!busy} onCancel={onClose}>
        <p className={styles.count}>{messages.selected(count)}</p>
        <Tabs
          // Four tabs side by side in 320 px.
          {...(isPhone && { tabBarGutter: PHONE_GUTTER })}
          items={[
            {
              key: 'category',
              label: messages.tabs.category,
              children: <CategoryTab {...tab} categories={categories} />,
            },
            { key: 'discount', label: messages.tabs.discount, children: <DiscountTab {...tab} /> },
            { key: 'stock', label: messages.tabs.stock, children: <StockTab {...tab} /> },
            { key: 'delete', label: messages.tabs.delete, children: <DeleteTab {...tab} /> },
          ]}
        />
      </Dialog>
      {step.name === 'confirming' && (
        <BulkConfirmDialog
          change={step.change}
          matched={step.matched}
          categories={categories}
          busy={busy}
          onConfirm={confirm}
          onCancel={back}
        />
      )}
    </>
  )
}
