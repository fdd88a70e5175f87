import { dataQuery } from '@loja/data/client'
import type { OrderWithPayments } from '@loja/data/orders'
import { getSettings, settingsKeys } from '@loja/data/settings'
import { formatBrl } from '@loja/domain/format'
import { dueBrl } from '@loja/domain/orders'
import { useQuery } from '@tanstack/react-query'
import { QRCode } from 'antd'
import { pixOf } from '../payments/pix'
import { messages } from './messages'
import styles from './SlipPix.module.css'

/** An unknown payment may have been made. */
export function SlipPix({ order }: { order: OrderWithPayments }) {
  const isOpen = order.paidState === 'a_pagar' || order.paidState === 'parcial'
  const { data: settings } = useQuery({ ...dataQuery(settingsKeys.forAdmin, getSettings), enabled: isOpen })
  const code = isOpen && settings ? pixOf(order, settings) : null
  if (code === null) return null
  return (
    <section className={styles.pix} aria-label={messages.pixOf(order.orderNumber)}>
      <QRCode type="svg" value={code} size={120} color="#000" bgColor="#fff" bordered={false} errorLevel="M" />
      <div className={styles.words}>
        <h2>{messages.toPay(formatBrl(dueBrl(order.total ?? 0, order.payments)))}</h2>
        <p className={styles.code}>{code}</p>
      </div>
    </section>
  )
}
