import { dataQuery } from '@loja/data/client'
import { productKeys } from '@loja/data/products'
import { type MatchCandidate, type MatchedProduct, searchMatchedProducts } from '@loja/data/suppliers'
import { formatBrl } from '@loja/domain/format'
import { ProductImage } from '@loja/records'
import { Dialog } from '@loja/ui/dialogs'
import { WaitingLines } from '@loja/ui/late'
import { SearchBox } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { EmptyState, LoadFailure, words } from '@loja/ui/parts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { Answer } from './list-draft'
import { messages } from './messages'
import styles from './SupplierList.module.css'

interface Props {
  text: string
  candidates: readonly MatchCandidate[]
  offersNew?: boolean
  onAnswer: (answer: Answer) => void
  onClose: () => void
}

export function MatchDialog({ text, candidates, offersNew = false, onAnswer, onClose }: Props) {
  const [search, setSearch] = useState('')
  const isSearching = search.trim() !== ''
  const found = useQuery({
    ...dataQuery(
      [...productKeys.all, 'supplier-line', search],
      (signal) => searchMatchedProducts(search, signal),
      messages.searchFailed,
    ),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  })
  const give = (answer: Answer) => {
    onClose()
    onAnswer(answer)
  }
  const choose = (product: MatchedProduct) => give({ kind: 'product', product })
  return (
    <Dialog
      title={messages.chooseFor(text)}
      width={720}
      tall
      onCancel={onClose}
      secondary={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button onClick={() => give({ kind: 'not_ours' })}>{messages.notOurs}</Button>
        </>
      }
      primary={offersNew && <Button onClick={() => give({ kind: 'new' })}>{messages.asNew}</Button>}
    >
      <div className={looks.stackLarge}>
        <SearchBox label={messages.searchProduct} value={search} onSearch={setSearch} />
        {!isSearching && candidates.length > 0 && (
          <Choices
            label={messages.offered}
            choices={candidates.map(({ product, reasons }) => ({ product, note: messages.reasons(reasons) }))}
            onChoose={choose}
          />
        )}
        {isSearching && found.isError && (
          <LoadFailure text={messages.searchFailed} busy={found.isFetching} onRetry={() => void found.refetch()} />
        )}
        {isSearching && found.isPending && <WaitingLines label={messages.searchProduct} lines={6} />}
        {isSearching && found.data?.length === 0 && (
          <EmptyState title={messages.noProduct} hint={messages.noProductHint} />
        )}
        {isSearching && !!found.data?.length && (
          <Choices
            label={messages.searchProduct}
            choices={found.data.map((product) => ({ product, note: '' }))}
            onChoose={choose}
          />
        )}
      </div>
    </Dialog>
  )
}

interface ChoicesProps {
  label: string
  choices: readonly { product: MatchedProduct; note: string }[]
  onChoose: (product: MatchedProduct) => void
}

function Choices({ label, choices, onChoose }: ChoicesProps) {
  return (
    <ul className={styles.openList} aria-label={label}>
      {choices.map(({ product, note }) => (
        <li key={product.id} className={styles.choice}>
          <span className={`${looks.row} ${looks.narrow} ${looks.gapMedium}`}>
            <ProductImage src={product.mainImage} />
            <span className={styles.words}>
              <span>{product.name}</span>
              <span className={`${looks.hint} ${looks.flush} ${looks.regular}`}>
                {formatBrl(product.price)}
                {note && ` · ${note}`}
              </span>
            </span>
          </span>
          <Button size="small" aria-label={messages.isThisOf(product.name)} onClick={() => onChoose(product)}>
            {messages.isThis}
          </Button>
        </li>
      ))}
    </ul>
  )
}
