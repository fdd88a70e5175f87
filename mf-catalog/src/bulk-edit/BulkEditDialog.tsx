import type { NamedChoice, ProductBulkKind, ProductSelection } from '@loja/data/products'
import { Dialog } from '@loja/ui/dialogs'
import { useRememberedChoice } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { useIsPhone } from '@loja/ui/parts'
import { Select, Tabs } from 'antd'
import type { ComponentType } from 'react'
import styles from './BulkEditDialog.module.css'
import { BulkFailuresDialog } from './BulkFailuresDialog'
import { BulkProgress } from './BulkProgress'
import type { BulkTabProps } from './bulk-change'
import { BrandTab, CategoryTab } from './ChoiceTab'
import { DiscountTab } from './DiscountTab'
import { messages } from './messages'
import { DeleteTab, PromotionEndTab, RoundingTab, StatusTab, TagsTab } from './SimpleTabs'
import { StockTab } from './StockTab'
import { useBulkEdit } from './use-bulk-edit'

interface Props {
  selection: ProductSelection
  count: number
  nameOf: (id: string) => string | undefined
  categories: readonly NamedChoice[]
  brands: readonly NamedChoice[]
  /** The selection is outdated and is being read again. */
  outdated: boolean
  onChanged: () => void
  /** The database found other products than `selection`. */
  onOutdated: () => void
  onClose: () => void
}

const TABS: Record<ProductBulkKind, ComponentType<BulkTabProps>> = {
  category: CategoryTab,
  discount: DiscountTab,
  stock: StockTab,
  delete: DeleteTab,
  promotion_end: PromotionEndTab,
  rounding: RoundingTab,
  status: StatusTab,
  brand: BrandTab,
  tags: TagsTab,
}
const TAB_GUTTER = 14
const KINDS = Object.keys(TABS) as ProductBulkKind[]

export function BulkEditDialog(props: Props) {
  const { selection, count, nameOf, categories, brands, outdated, onChanged, onOutdated, onClose } = props
  const isPhone = useIsPhone()
  const [kind, setKind] = useRememberedChoice<ProductBulkKind>('bulk-edit', KINDS, 'discount')
  const choices = { categories, brands }
  const { failures, busy, changing, apply } = useBulkEdit({ kind, selection, onChanged, onOutdated, onClose })
  if (failures.length > 0)
    return <BulkFailuresDialog failures={failures} kind={kind} nameOf={nameOf} onClose={onClose} />
  const tab = { selection, count, choices, busy: busy || outdated, onApply: apply }
  return (
    <Dialog title={messages.title} width={760} closable={!busy} keyboard={!busy} onCancel={onClose}>
      <div className={styles.layout}>
        <p className={styles.count}>{messages.selected(count)}</p>
        <BulkProgress count={changing} />
        <Tabs
          className={styles.tabs}
          classNames={{ body: styles.panes ?? '', content: styles.pane ?? '' }}
          activeKey={kind}
          tabBarGutter={TAB_GUTTER}
          items={KINDS.map((key) => {
            const Tab = TABS[key]
            return { key, label: messages.tabs[key], children: <Tab {...tab} /> }
          })}
          onChange={(key) => setKind(key as ProductBulkKind)}
          {...(isPhone && {
            renderTabBar: () => (
              <Select
                className={`${looks.full} ${looks.after12}`}
                aria-label={messages.change}
                value={kind}
                options={KINDS.map((value) => ({ value, label: messages.tabs[value] }))}
                onChange={setKind}
              />
            ),
          })}
        />
      </div>
    </Dialog>
  )
}
