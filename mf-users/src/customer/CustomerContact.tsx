import type { CustomerCard } from '@loja/data/customers'
import { ABSENT, formatTaxId, mailHref, phoneHref } from '@loja/domain/format'
import looks from '@loja/ui/looks.module.css'
import { CardSection } from './CardSection'
import { CopyLine } from './CopyLine'
import styles from './CustomerContact.module.css'
import { messages } from './messages'

export function CustomerContact({ card }: { card: CustomerCard }) {
  const { email, phone, document } = card
  return (
    <CardSection title={messages.contact}>
      <dl className={looks.flush}>
        <Field label={messages.email} text={email} href={mailHref(email)} />
        <Field label={messages.phone} text={phone} href={phoneHref(phone)} />
        <Field label={messages.document} text={document && formatTaxId(document)} href={null} />
        <div className={styles.field}>
          <dt>{messages.matchedBy}</dt>
          <dd>{messages.matches(card.matches) || ABSENT}</dd>
        </div>
      </dl>
    </CardSection>
  )
}

function Field({ label, text, href }: { label: string; text: string | null; href: string | null }) {
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd>
        {text ? (
          <CopyLine text={text} what={label}>
            {href ? <a href={href}>{text}</a> : text}
          </CopyLine>
        ) : (
          ABSENT
        )}
      </dd>
    </div>
  )
}
