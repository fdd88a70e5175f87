import { QuestionCircleOutlined } from '@ant-design/icons'
import { MAX_BULK_PRODUCTS } from '@loja/data'
import type { ProductFilter } from '@loja/domain'
import { ColumnPicker, ExportMenu, ExportStatus, ListToolbar, useIsPhone } from '@loja/ui'
import { Button } from 'antd'
import type { ComponentProps } from 'react'
import { messages as exportMessages } from '../product-export/messages'
import { useProductExport } from '../product-export/use-product-export'
import { messages } from './messages'
import styles from './ProductsToolbar.module.css'

interface Props {
  /** What the list shows; an export holds all of it. */
  filter: ProductFilter
  /** How many products the filter finds; absent while that is not known. */
  total: number | undefined
  /** How many are selected. */
  selected: number
  /** Every product on the page is selected, and there are more that match. */
  offerAll: boolean
  onSelectAll: () => void
  onClear: () => void
  onBulkEdit: () => void
  onShowChanges: () => void
  onShowShortcuts: () => void
  /** How many products arrived since the list was read. */
  newProducts: number
  onShowNew: () => void
  columns: ComponentProps<typeof ColumnPicker>
}

/** What is shown, what is selected and what can be done with it, and the products that arrived meanwhile. */
export function ProductsToolbar(props: Props) {
  const { filter, total, selected, offerAll, onSelectAll, onClear, onBulkEdit, newProducts, onShowNew, columns } = props
  const list = useProductExport()
  const isPhone = useIsPhone()
  return (
    <ListToolbar
      label={messages.toolbar}
      found={total === undefined ? undefined : messages.found(total)}
      selected={selected > 0 ? messages.selectedCount(selected) : undefined}
      selectAll={
        offerAll && total !== undefined ? { text: messages.selectAll(total), onClick: onSelectAll } : undefined
      }
      clear={{ text: messages.clearSelection, onClick: onClear }}
      news={newProducts > 0 ? { text: messages.newProducts(newProducts), onClick: onShowNew } : undefined}
      aside={
        <div className={styles.aside}>
          <Button size="small" type="text" onClick={props.onShowChanges} aria-haspopup="dialog">
            {messages.changes}
          </Button>
          <ExportMenu
            text={exportMessages.export}
            isQuiet
            disabled={list.state.status === 'running'}
            onExport={(format) => list.start({ format, filter })}
          />
          {!isPhone && (
            <>
              <ColumnPicker {...columns} />
              <Button
                size="small"
                type="text"
                icon={<QuestionCircleOutlined aria-hidden />}
                aria-label={messages.shortcuts}
                title={messages.shortcuts}
                aria-haspopup="dialog"
                aria-keyshortcuts="?"
                onClick={props.onShowShortcuts}
              />
            </>
          )}
        </div>
      }
      below={
        <ExportStatus
          state={list.state}
          title={exportMessages.title}
          things={exportMessages.things}
          onCancel={list.cancel}
          onRetry={list.retry}
          onDiscard={list.discard}
        />
      }
    >
      <Button
        type="primary"
        className={styles.bulkEdit}
        aria-haspopup="dialog"
        disabled={selected > MAX_BULK_PRODUCTS}
        onClick={onBulkEdit}
      >
        {messages.bulkEdit}
      </Button>
      {selected > MAX_BULK_PRODUCTS && <span>{messages.tooMany(MAX_BULK_PRODUCTS)}</span>}
    </ListToolbar>
  )
}
