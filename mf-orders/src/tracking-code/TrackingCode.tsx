import { ExportOutlined } from '@ant-design/icons'
import { carrierLink } from '@loja/domain/shipments'
import { CopyButton } from '@loja/ui/late'
import { messages } from './messages'
import styles from './TrackingCode.module.css'

interface Props {
  code: string
  carrier: string | null
  withCarrier?: boolean
}

export function TrackingCode({ code, carrier, withCarrier = false }: Props) {
  const link = carrierLink(carrier, code)
  return (
    <span className={styles.code}>
      {withCarrier && carrier ? `${code} (${carrier})` : code}
      <CopyButton text={code} name={messages.copy} />
      {link && (
        <a
          className={styles.link}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={messages.follow(carrier ?? '')}
          title={messages.follow(carrier ?? '')}
        >
          <ExportOutlined aria-hidden />
        </a>
      )}
    </span>
  )
}
