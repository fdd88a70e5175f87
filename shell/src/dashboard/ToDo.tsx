import { useOffer } from '@loja/ui'
import { Link } from 'react-router'
import { useCounts } from '../counters/counts'
import styles from './ToDo.module.css'

/** Work to do, which modules declare. */
export function ToDo() {
  const counts = useCounts('todo')
  const declared = useOffer().counters.filter(({ show }) => show.includes('todo'))
  return (
    // Reserves a line for each: numbers come later, and one that fails or is zero may show nothing.
    <ul className={styles.lines} style={{ minHeight: `${Math.max(1, declared.length) * 22}px` }}>
      {counts.map(({ n, text, to }) => (
        <li key={`${to} ${text}`}>{n === 0 ? text : <Link to={to}>{text}</Link>}</li>
      ))}
    </ul>
  )
}
