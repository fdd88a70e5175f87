import { dataMutation } from '@loja/data/client'
import type { NamedChoice, ProductListRow } from '@loja/data/products'
import type { ProductFilter } from '@loja/domain/products'
import looks from '@loja/ui/looks.module.css'
import { useDataMutation } from '@loja/ui/parts'
import styles from './CategoryButtons.module.css'
import { messages } from './messages'
import { countSelectedInCategory, type SelectedProducts } from './product-selection'
import { readCategory } from './read-category'

interface Props {
  filter: ProductFilter
  categories: readonly NamedChoice[]
  byCategory: Record<string, number> | undefined
  shown: readonly ProductListRow[] | undefined
  selected: SelectedProducts
  onSelect: (rows: readonly ProductListRow[], on: boolean) => void
  onSelectWhole: (categoryId: string) => void
}

/** Larger categories are not read product by product. */
const READ_LIMIT = 5000

const reading = dataMutation({
  mutationFn: ({ filter, id }: { filter: ProductFilter; id: string; on: boolean }) => readCategory(filter, id),
  errorText: messages.readFailed,
})

export function CategoryButtons({ filter, categories, byCategory, shown, selected, onSelect, onSelectWhole }: Props) {
  const displayed = { filter, shown: new Set(shown?.map(({ id }) => id)) }
  const { mutate, isPending, variables } = useDataMutation({
    ...reading,
    // Unlike a callback of `mutate`, called also after the last tick is removed and the buttons with it.
    onSuccess: (rows, { on }) => onSelect(rows, on),
  })
  return (
    <div className={styles.line} role="toolbar" aria-label={messages.byCategory}>
      {categories.map(({ id, name }) => {
        const total = byCategory?.[id] ?? 0
        if (total === 0) return null
        const count = countSelectedInCategory(selected, displayed, id, total)
        const isWhole = count >= total
        const toggle = () => {
          if (isPending) return
          if (!isWhole && total > READ_LIMIT) return onSelectWhole(id)
          mutate({ filter, id, on: !isWhole })
        }
        return (
          <button
            key={id}
            type="button"
            className={styles.category}
            aria-pressed={isWhole ? true : count > 0 ? 'mixed' : false}
            aria-busy={isPending && variables.id === id}
            onClick={toggle}
          >
            {name} <span className={`${looks.quiet} ${looks.figures}`}>{messages.ofTotal(count, total)}</span>
          </button>
        )
      })}
    </div>
  )
}
