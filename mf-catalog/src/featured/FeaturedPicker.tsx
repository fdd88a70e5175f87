import { listFeaturedCandidates, MAX_FEATURED, type ProductListRow, productKeys } from '@loja/data'
import { Dialog, EmptyState, type ListField, LoadFailure, ProductImage, ResponsiveList, SearchBox } from '@loja/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { ChooseButton, HasRoomContext } from './ChooseButton'
import styles from './FeaturedPicker.module.css'
import { FeaturedPrice } from './FeaturedPrice'
import { messages } from './messages'
import { StockBadge } from './StockBadge'

interface Props {
  featured: readonly ProductListRow[]
  onClose: () => void
}

const FIELDS: ListField<ProductListRow>[] = [
  {
    key: 'name',
    title: messages.product,
    card: 'heading',
    render: (product) => (
      <span className={styles.product}>
        <ProductImage src={product.mainImage} />
        <span className={styles.name}>{product.name}</span>
      </span>
    ),
  },
  {
    key: 'price',
    title: messages.price,
    align: 'end',
    width: 180,
    card: 'caption',
    render: (product) => <FeaturedPrice product={product} />,
  },
  {
    key: 'stock',
    title: messages.stock,
    width: 140,
    card: 'caption',
    render: (product) => <StockBadge product={product} />,
  },
  {
    key: 'actions',
    title: messages.actions,
    align: 'end',
    width: 130,
    card: 'footer',
    render: (product) => <ChooseButton product={product} />,
  },
]

/** Searches products for the shop window in the database (FEAT-02). */
export function FeaturedPicker({ featured, onClose }: Props) {
  const [term, setTerm] = useState('')
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: productKeys.featuredCandidates(term),
    queryFn: ({ signal }) => listFeaturedCandidates(term, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.candidatesFailed },
  })
  const left = Math.max(0, MAX_FEATURED - featured.length)
  // Excludes those that were featured since the candidates were read.
  const candidates = data?.filter(({ id }) => !featured.some((product) => product.id === id))
  return (
    <Dialog
      title={messages.pickerTitle}
      width={860}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
      onCancel={onClose}
    >
      <div className={styles.head} tabIndex={-1}>
        <SearchBox label={messages.search} value={term} onSearch={setTerm} />
        <p className={styles.room} role="status">
          {left > 0 ? messages.room(left) : messages.limit}
        </p>
      </div>
      {isError && <LoadFailure text={messages.candidatesFailed} busy={isFetching} onRetry={() => void refetch()} />}
      <HasRoomContext value={left > 0}>
        <ResponsiveList
          label={messages.candidates}
          fields={FIELDS}
          rows={candidates}
          refreshing={isPlaceholderData}
          empty={<EmptyState title={messages.noCandidateTitle} hint={messages.noCandidateHint} />}
        />
      </HasRoomContext>
      {data && data.length >= 50 && <p className={styles.room}>{messages.most}</p>}
    </Dialog>
  )
}
