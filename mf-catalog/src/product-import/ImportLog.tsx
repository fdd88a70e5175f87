import { formatTime } from '@loja/domain'
import { useEffect, useRef } from 'react'
import styles from './ImportRun.module.css'
import { runMessages } from './run/messages'
import type { LogLine } from './run/run-state'

/** What happened so far, the newest line below; it follows unless somebody reads further up. */
export function ImportLog({ lines }: { lines: readonly LogLine[] }) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(
    function followTheNewest() {
      const { current } = log
      if (!current || lines.length === 0) return
      const isAtEnd = current.scrollHeight - current.scrollTop - current.clientHeight < 80
      if (isAtEnd) current.scrollTop = current.scrollHeight
    },
    [lines],
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too.
    <div ref={log} className={styles.log} role="log" aria-label={runMessages.log} tabIndex={0}>
      <ol>
        {lines.map(({ id, at, text }) => (
          <li key={id}>
            <time className={styles.time}>{formatTime(at)}</time> {text}
          </li>
        ))}
      </ol>
    </div>
  )
}
