import { formatBrl } from '@loja/domain/format'
import { fromCents, toCents } from '@loja/domain/suppliers'
import { ProductImage } from '@loja/records'
import { FieldNoticeLine, useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { DeleteButton } from '@loja/ui/parts'
import { Input, type InputProps } from 'antd'
import { type KeyboardEvent, useRef } from 'react'
import { type EntryItem, isOtherPrice } from './entry-values'
import styles from './Items.module.css'
import { messages } from './messages'
import { parseItem } from './parse-entry'

interface Props {
  item: EntryItem
  onChange: (patch: Partial<EntryItem>) => void
  onRemove: () => void
  onDone: () => void
}

export function ItemRow({ item, onChange, onRemove, onDone }: Props) {
  const { name, image } = item
  const { quantity, price, problems } = parseItem(item)
  const row = useRef<HTMLLIElement>(null)
  useLeaveFocusToNeighbour(row)
  const input = (field: 'quantity' | 'price' | 'note', label: string) => ({
    'aria-label': label,
    autoComplete: 'off',
    value: item[field],
    onChange: (event: { target: HTMLInputElement }) => onChange({ [field]: event.target.value }),
    onPressEnter: (event: KeyboardEvent) => {
      event.preventDefault()
      onDone()
    },
  })
  return (
    <li ref={row} className={styles.item}>
      <span className={styles.product}>
        <ProductImage src={image || null} />
        <span className={styles.words}>
          <span>{name}</span>
          <ItemHints item={item} />
        </span>
      </span>
      <ItemFigure
        {...input('quantity', messages.quantityOf(name))}
        label={messages.quantity}
        isWrong={problems.quantity !== undefined}
        inputMode="numeric"
      />
      <ItemFigure
        {...input('price', messages.priceOf(name))}
        label={messages.price}
        isWrong={problems.price !== undefined}
        inputMode="decimal"
        prefix="R$"
      />
      <span className={styles.total}>{formatBrl(fromCents(toCents(price) * quantity))}</span>
      <DeleteButton label={messages.removeOf(name)} onClick={onRemove} />
      {isOtherPrice(item) && (
        <Input
          {...input('note', messages.noteOf(name))}
          className={styles.reason}
          status={problems.note ? 'error' : ''}
          aria-invalid={problems.note !== undefined}
          placeholder={messages.note}
        />
      )}
      {[problems.quantity, problems.price, problems.note].map(
        (text) =>
          text && (
            <span key={text} className={looks.wholeRow}>
              <FieldNoticeLine notice={{ tone: 'error', text }} />
            </span>
          ),
      )}
    </li>
  )
}

function ItemFigure({ label, isWrong, ...input }: InputProps & { label: string; isWrong: boolean }) {
  return (
    <div>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <Input {...input} status={isWrong ? 'error' : ''} aria-invalid={isWrong} />
    </div>
  )
}

function ItemHints({ item }: { item: EntryItem }) {
  const { productId, line, listPrice, formerPrice } = item
  const hints = [
    productId === '' && messages.gone,
    isOtherPrice(item) && (line === '' ? messages.listPrice : messages.soldPrice)(listPrice),
    formerPrice !== '' && messages.formerPrice(formerPrice),
  ].filter(Boolean)
  return hints.length > 0 && <span className={looks.hint}>{hints.join(' · ')}</span>
}
