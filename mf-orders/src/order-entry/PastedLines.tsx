import { FieldNoticeLine, useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import { WaitingLines } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { LoadFailure } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useRef } from 'react'
import { type EntryItem, itemOf } from './entry-values'
import styles from './Items.module.css'
import { messages } from './messages'
import { ProductOption } from './ProductOption'
import { lineMatches, type MatchedLine } from './queries'
import { type EntryForm, entryFieldId } from './use-entry-form'

interface Props {
  form: EntryForm
  onSearch: (text: string) => void
  onDone: () => void
}

export function PastedLines({ form, onSearch, onDone }: Props) {
  const { lines } = form.values
  const { data, isError, isFetching, refetch } = useQuery({ ...lineMatches(lines), enabled: lines.length > 0 })
  if (lines.length === 0) return null
  const id = entryFieldId('lines')
  return (
    <section id={id} className={styles.lines} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={looks.heading}>
        {messages.pastedLines}
      </h3>
      <p className={`${looks.hint} ${looks.flush}`}>{messages.pastedHint}</p>
      <FieldNoticeLine notice={form.frame('lines').notice} />
      {isError && <LoadFailure text={messages.matchFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <WaitingLines label={messages.matching} lines={lines.length} />}
      <ul className={looks.list}>
        {data?.map((match) => (
          <AskedLine
            key={match.line}
            match={match}
            onAnswer={(item) => {
              form.answerLine(match.line, item)
              if (lines.length === 1) onDone()
            }}
            onSearch={() => {
              form.answerLine(match.line, null)
              onSearch(match.line)
            }}
          />
        ))}
      </ul>
    </section>
  )
}

interface AskedProps {
  match: MatchedLine
  onAnswer: (item: EntryItem | null) => void
  onSearch: () => void
}

function AskedLine({ match: { line, quantity, products }, onAnswer, onSearch }: AskedProps) {
  const row = useRef<HTMLLIElement>(null)
  useLeaveFocusToNeighbour(row)
  return (
    <li ref={row} className={styles.line}>
      <strong>{line}</strong>
      {products.length === 0 && <span className={looks.hint}>{messages.lineNotFound}</span>}
      {products.map((product) => (
        <Button key={product.id} className={styles.candidate} onClick={() => onAnswer(itemOf(product, quantity))}>
          <ProductOption product={product} quantity={quantity} />
        </Button>
      ))}
      <span className={styles.answers}>
        <Button size="small" aria-label={messages.searchLineOf(line)} onClick={onSearch}>
          {messages.searchLine}
        </Button>
        <Button size="small" aria-label={messages.leaveOutOf(line)} onClick={() => onAnswer(null)}>
          {messages.leaveOut}
        </Button>
      </span>
    </li>
  )
}
