import { dataQuery } from '@loja/data/client'
import { type ItemAnswer, listSupplierItems, supplierKeys } from '@loja/data/suppliers'
import { PAGE_SIZE } from '@loja/domain/list'
import { FilterSelect, Pager, ResponsiveList, SearchBox } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { EmptyState, LoadFailure } from '@loja/ui/parts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { itemFields } from './item-fields'
import { messages } from './messages'
import styles from './Supplier.module.css'

interface View {
  search: string
  answer: ItemAnswer | null
  page: number
}

export function ItemsPane({ supplierId }: { supplierId: string }) {
  const [view, setView] = useState<View>({ search: '', answer: null, page: 1 })
  const { page, ...filter } = view
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...dataQuery(
      [...supplierKeys.items(supplierId), view],
      (signal) => listSupplierItems(supplierId, filter, page, signal),
      messages.itemsFailed,
    ),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={looks.stackMedium}>
      <p className={`${looks.quiet} ${looks.flush}`}>{messages.itemsHint}</p>
      <div className={styles.filters}>
        <SearchBox
          label={messages.searchItems}
          value={view.search}
          onSearch={(search) => setView({ ...view, search, page: 1 })}
        />
        <FilterSelect
          label={messages.answerFilter}
          all={messages.allAnswers}
          options={messages.answerOptions}
          value={view.answer}
          onChange={(answer) => setView({ ...view, answer, page: 1 })}
        />
      </div>
      {isError && <LoadFailure text={messages.itemsFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {(data || !isError) && (
        <ResponsiveList
          label={messages.items}
          fields={itemFields(supplierId)}
          rows={data?.items}
          refreshing={isPlaceholderData}
          empty={<EmptyState title={messages.noItems} hint={messages.noItemsHint} />}
        />
      )}
      {data && (
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          total={data.total}
          onChange={(next) => setView({ ...view, page: next })}
        />
      )}
    </div>
  )
}
