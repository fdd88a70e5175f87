import type { ShipmentState } from '@loja/domain'
import { orderStatusColors } from '@loja/ui'
import { shipmentStateLabels } from '../tracking-code/messages'
import styles from './ShipmentStateLabel.module.css'

/** As of the order's status that goes with it. */
const COLORS: Record<ShipmentState, string> = {
  aguardando: orderStatusColors.cancelado,
  postado: orderStatusColors.pendente,
  em_transito: orderStatusColors.processando,
  saiu_para_entrega: orderStatusColors.enviado,
  entregue: orderStatusColors.entregue,
  problema: 'var(--ant-color-error)',
}

/** A state as a coloured dot and, always, its words. */
export function ShipmentStateLabel({ state }: { state: ShipmentState }) {
  return (
    <span className={styles.label}>
      <span className={styles.dot} style={{ background: COLORS[state] }} />
      {shipmentStateLabels[state]}
    </span>
  )
}
