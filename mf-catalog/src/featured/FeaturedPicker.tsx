import { dataQuery } from '@loja/data/client'
import { listFeaturedCandidates, type ProductListRow, productKeys } from '@loja/data/products'
import { ProductImage } from '@loja/records'
import { CloseButton, Dialog } from '@loja/ui/dialogs'
import { actionsField, ClampedText, type ListField, ResponsiveList, SearchBox } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { EmptyState, LoadFailure } from '@loja/ui/parts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChooseButton, HasRoomContext } from './ChooseButton'
import { FeaturedPrice } from './FeaturedPrice'
import { lateMessages } from './late-messages'
import { messages } from './messages'
import { StockBadge } from './StockBadge'

interface Props {
  featured: readonly ProductListRow[]
  /** Free places. */
  left: number
  onClose: () => void
}

const FIELDS: ListField<ProductListRow>[] = [
  {
    key: 'name',
    title: lateMessages.product,
    card: 'heading',
    render: (product) => (
      <span className={`${looks.row} ${looks.narrow} ${looks.gapMedium}`}>
        <ProductImage src={product.mainImage} />
        <ClampedText>{product.name}</ClampedText>
      </span>
    ),
  },
  {
    key: 'price',
    title: lateMessages.price,
    align: 'end',
    width: 180,
    card: 'caption',
    render: (product) => <FeaturedPrice product={product} />,
  },
  {
    key: 'stock',
    title: lateMessages.stock,
    width: 140,
    card: 'caption',
    render: (product) => <StockBadge product={product} />,
  },
  actionsField(lateMessages.actions, 130, (product) => <ChooseButton product={product} />),
]

export function FeaturedPicker({ featured, left, onClose }: Props) {
  const [term, setTerm] = useState('')
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...dataQuery(
      productKeys.featuredCandidates(term),
      (signal) => listFeaturedCandidates(term, signal),
      lateMessages.candidatesFailed,
    ),
    placeholderData: keepPreviousData,
  })
  // Excludes those that were featured since the candidates were read.
  const candidates = data?.filter(({ id }) => !featured.some((product) => product.id === id))
  return (
    <Dialog title={messages.pickerTitle} width={860} primary={<CloseButton onClick={onClose} />} onCancel={onClose}>
      <div className={`${looks.stack} ${looks.after12}`} tabIndex={-1}>
        <SearchBox label={lateMessages.search} value={term} onSearch={setTerm} />
        <p className={`${looks.hint} ${looks.flush}`} role="status">
          {left > 0 ? lateMessages.room(left) : messages.limit}
        </p>
      </div>
      {isError && <LoadFailure text={lateMessages.candidatesFailed} busy={isFetching} onRetry={() => void refetch()} />}
      <HasRoomContext value={left > 0}>
        <ResponsiveList
          label={lateMessages.candidates}
          fields={FIELDS}
          rows={candidates}
          refreshing={isPlaceholderData}
          empty={<EmptyState title={lateMessages.noCandidateTitle} hint={lateMessages.noCandidateHint} />}
        />
      </HasRoomContext>
      {data && data.length >= 50 && <p className={`${looks.hint} ${looks.flush}`}>{lateMessages.most}</p>}
    </Dialog>
  )
}
