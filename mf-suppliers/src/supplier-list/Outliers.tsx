import { WarningOutlined } from '@ant-design/icons'
import type { ComparedPrice } from '@loja/domain/suppliers'
import { messages } from './messages'
import styles from './SupplierList.module.css'

export function Outliers({ of: { outliers } }: { of: ComparedPrice }) {
  if (outliers.length === 0) return null
  return (
    <ul className={styles.outliers}>
      {outliers.map((outlier) => (
        <li key={outlier.kind} data-serious={outlier.kind === 'below_cost'}>
          <WarningOutlined aria-hidden /> {messages.outlier(outlier)}
        </li>
      ))}
    </ul>
  )
}
