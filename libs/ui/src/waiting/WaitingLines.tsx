import { Placeholder } from './Placeholder'
import styles from './WaitingLines.module.css'

interface Props {
  /** What is being loaded, for a screen reader. */
  label: string
  lines: number
}

/** Stands where rows, fields or a page will: lines as high as a row of a list. */
export function WaitingLines({ label, lines }: Props) {
  return (
    <div role="status" aria-label={label} aria-busy>
      <WaitingRows lines={lines} />
    </div>
  )
}

/** The lines alone, where something around them says what is waited for. */
export function WaitingRows({ lines }: { lines: number }) {
  return (
    <div className={styles.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <Placeholder key={index} width="100%" />
      ))}
    </div>
  )
}
