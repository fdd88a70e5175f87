import { WhatsAppOutlined } from '@ant-design/icons'
import type { ShipmentDetails } from '@loja/data'
import { whatsAppHref } from '@loja/domain'
import { getPlatformConfig } from '@loja/platform'
import { CopyButton, QuietText } from '@loja/ui'
import { Button } from 'antd'
import styles from './CustomerMessage.module.css'
import { customerMessage } from './customer-message'
import { messages } from './messages'
import { Section } from './Section'

export function CustomerMessage({ shipment }: { shipment: ShipmentDetails }) {
  const text = customerMessage(shipment, getPlatformConfig().storeName)
  const whatsApp = whatsAppHref(shipment.order.phone, text)
  return (
    <Section title={messages.message} action={<CopyButton text={text} name={messages.copyMessage} />}>
      <p className={styles.text}>{text}</p>
      {whatsApp ? (
        <Button href={whatsApp} target="_blank" rel="noopener noreferrer" icon={<WhatsAppOutlined aria-hidden />}>
          {messages.whatsApp}
        </Button>
      ) : (
        <QuietText>{messages.noPhone}</QuietText>
      )}
    </Section>
  )
}
