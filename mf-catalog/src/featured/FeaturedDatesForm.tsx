import type { FeaturedProduct } from '@loja/data/products'
import { formatPromotionMoment, parsePromotionMoment } from '@loja/domain/products'
import { FieldNoticeLine } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { useDataMutation, words } from '@loja/ui/parts'
import { Button, Input } from 'antd'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import styles from './FeaturedOrderDialog.module.css'
import { FeaturedStateText } from './FeaturedStateText'
import { orderMessages } from './order-messages'
import { scheduling } from './order-queries'

export function FeaturedDatesForm({ product }: { product: FeaturedProduct }) {
  const [seen, setSeen] = useState<FeaturedProduct>()
  const [wasOpen, setWasOpen] = useState(false)
  const { name } = product
  const open = () => {
    setSeen(product)
    setWasOpen(true)
  }
  return (
    <span className={styles.product}>
      <span className={styles.words}>
        {name}
        <FeaturedStateText product={product} full />
      </span>
      {seen ? (
        <DatesForm product={seen} onClose={() => setSeen(undefined)} />
      ) : (
        <Button size="small" type="text" autoFocus={wasOpen} aria-label={orderMessages.datesOf(name)} onClick={open}>
          {orderMessages.dates}
        </Button>
      )}
    </span>
  )
}

function DatesForm({ product, onClose }: { product: FeaturedProduct; onClose: () => void }) {
  const id = useId()
  const [typed, setTyped] = useState({
    from: formatPromotionMoment(product.featuredFrom),
    until: formatPromotionMoment(product.featuredUntil),
  })
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useDataMutation(scheduling)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (!isPending) onClose()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const from = parsePromotionMoment(typed.from, 'start')
    const until = parsePromotionMoment(typed.until, 'end')
    if (from === undefined || until === undefined) return setProblem(orderMessages.unreadable)
    if (from !== null && until !== null && until <= from) return setProblem(orderMessages.notAfter)
    setProblem(undefined)
    mutate({ product, dates: { featuredFrom: from, featuredUntil: until } }, { onSuccess: onClose })
  }
  return (
    <form className={styles.form} aria-label={orderMessages.datesOf(product.name)} onSubmit={onSubmit}>
      {(['from', 'until'] as const).map((field) => (
        <label key={field} htmlFor={`${id}${field}`}>
          {orderMessages[field]}
          <Input
            id={`${id}${field}`}
            size="small"
            autoFocus={field === 'from'}
            aria-describedby={`${id}notice`}
            placeholder={orderMessages.example}
            value={typed[field]}
            onKeyDown={onKeyDown}
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          />
        </label>
      ))}
      <Button size="small" type="primary" htmlType="submit" loading={isPending}>
        {orderMessages.save}
      </Button>
      <Button size="small" disabled={isPending} onClick={onClose}>
        {words.cancel}
      </Button>
      <span id={`${id}notice`} className={`${looks.quiet} ${looks.full}`}>
        <FieldNoticeLine notice={problem ? { tone: 'error', text: problem } : null} />
        {!problem && orderMessages.help}
      </span>
    </form>
  )
}
