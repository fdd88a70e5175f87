import { Placeholder } from './Placeholder'
import styles from './WaitingLines.module.css'

export function WaitingLines({ label, lines }: { label: string; lines: number }) {
  return (
    <div role="status" aria-label={label} aria-busy>
      <WaitingRows lines={lines} />
    </div>
  )
}

export function WaitingRows({ lines }: { lines: number }) {
  return (
    <div className={styles.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <Placeholder key={index} width="100%" />
      ))}
    </div>
  )
}
