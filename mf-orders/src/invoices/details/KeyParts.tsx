import { formatTaxId } from '@loja/domain/format'
import { ACCESS_KEY_PARTS, type AccessKeyPart, type AccessKeyReading, formatMonth } from '@loja/domain/invoices'
import { messages } from '../messages'
import styles from './KeyParts.module.css'

export function KeyParts({ reading }: { reading: AccessKeyReading }) {
  return (
    <dl className={styles.parts}>
      {ACCESS_KEY_PARTS.map((part) => (
        <div key={part} className={styles.part} data-part={part}>
          <dt>{messages.parts[part]}</dt>
          <dd>{meaningOf(part, reading) || '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  )
}

function meaningOf(part: AccessKeyPart, { parts, unit, month }: AccessKeyReading): string {
  const text = parts[part]
  if (part === 'state') return unit ? `${text} (${unit})` : text
  if (part === 'yearMonth') return month ? formatMonth(month) : text
  if (part === 'issuer') return formatTaxId(text)
  if (part === 'model') return messages.models[text] ?? text
  return text
}
