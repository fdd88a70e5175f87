import { HistoryOutlined } from '@ant-design/icons'
import { MAX_BULK_PRODUCTS } from '@loja/data'
import type { ProductFilter } from '@loja/domain'
import {
  ColumnPicker,
  ExportMenu,
  ExportStatus,
  ListToolbar,
  ShortcutsButton,
  type ToolbarSelection,
  useIsPhone,
} from '@loja/ui'
import { Button } from 'antd'
import type { ComponentProps } from 'react'
import { messages as exportMessages } from '../product-export/messages'
import { useProductExport } from '../product-export/use-product-export'
import { messages } from './messages'
import styles from './ProductsToolbar.module.css'

interface Props extends ToolbarSelection {
  /** What the list shows; an export holds all of it. */
  filter: ProductFilter
  onBulkEdit: () => void
  onShowChanges: () => void
  onShowShortcuts: () => void
  columns: ComponentProps<typeof ColumnPicker>
}

/** What is shown, what is selected and what can be done with it, and the products that arrived meanwhile. */
export function ProductsToolbar(props: Props) {
  const { filter, onBulkEdit, onShowChanges, onShowShortcuts, columns, ...rows } = props
  const { selected } = rows
  const list = useProductExport()
  const isPhone = useIsPhone()
  return (
    <ListToolbar
      {...rows}
      texts={messages}
      aside={
        <div className={styles.aside}>
          <Button size="small" type="text" icon={<HistoryOutlined />} onClick={onShowChanges} aria-haspopup="dialog">
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
              <ShortcutsButton label={messages.shortcuts} onClick={onShowShortcuts} />
            </>
          )}
        </div>
      }
      below={<ExportStatus work={list} title={exportMessages.title} things={exportMessages.things} />}
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
