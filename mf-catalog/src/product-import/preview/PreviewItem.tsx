import { formatBrl } from '@loja/domain/format'
import { isRoutineGuess, type ReadyRow, warningText } from '@loja/product-import'
import type { Correction, PreviewRow, RowUnit } from '@loja/product-import/page'
import looks from '@loja/ui/looks.module.css'
import type { ReactNode } from 'react'
import { messages } from '../messages'
import { Notice } from './Notice'
import styles from './Preview.module.css'
import { RejectedItem } from './RejectedItem'

interface Props {
  row: PreviewRow
  unit: RowUnit
  headings: string[]
  busy: boolean
  exists: boolean
  onCorrect: (correction: Correction) => void
}

export function PreviewItem({ row, unit, headings, busy, exists, onCorrect }: Props) {
  if (row.group === 'rejected')
    return <RejectedItem row={row} unit={unit} headings={headings} busy={busy} onCorrect={onCorrect} />
  if (row.group === 'duplicates')
    return (
      <ItemFrame place={messages.place(unit, row.line)} name={row.name}>
        <span className={looks.hint}>{messages.repeats(unit, row.firstLine)}</span>
      </ItemFrame>
    )
  const guesses = row.warnings.filter(isRoutineGuess)
  return (
    <ItemFrame place={messages.place(unit, row.line)} name={row.product.name} aside={formatBrl(row.product.price)}>
      {/* Above the text, so that nothing moves when the lookup ends. */}
      {exists ? <Notice>{messages.exists}</Notice> : <span className={looks.hint}>{detailsOf(row).join(' · ')}</span>}
      {guesses.length > 0 && <span className={looks.hint}>{guesses.map(warningText).join(' ')}</span>}
      {row.warnings
        .filter((warning) => !isRoutineGuess(warning))
        .map((warning) => (
          <Notice key={warning.code}>{warningText(warning)}</Notice>
        ))}
    </ItemFrame>
  )
}

function detailsOf({ product }: ReadyRow): string[] {
  const { brandName, volume, gender, categoryType, categoryName, stockQuantity, salePrice, mainImage } = product
  return [
    brandName,
    volume,
    gender && messages.genders[gender],
    messages.types[categoryType],
    categoryName,
    salePrice !== null && messages.salePrice(salePrice),
    stockQuantity !== null && messages.stock(stockQuantity),
    mainImage && messages.image,
  ].filter((detail) => typeof detail === 'string' && detail !== '') as string[]
}

interface FrameProps {
  place: string
  name: string
  aside?: ReactNode
  children: ReactNode
}

function ItemFrame({ place, name, aside, children }: FrameProps) {
  return (
    <li className={styles.item}>
      <span className={styles.line}>{place}</span>
      <span className={styles.words}>
        <span className={looks.medium}>{name}</span>
        {children}
      </span>
      {aside && <span className={`${looks.nowrap} ${looks.figures}`}>{aside}</span>}
    </li>
  )
}
