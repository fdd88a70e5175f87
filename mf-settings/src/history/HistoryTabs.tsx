import { Link } from 'react-router'
import styles from './HistoryTabs.module.css'
import type { HistoryTab } from './history-tab'
import { messages } from './messages'

const ADDRESSES: readonly (readonly [tab: HistoryTab, to: string])[] = [
  ['everything', '?'],
  ['undo', '?aba=desfazer'],
  ['trash', '?aba=lixeira'],
]

/** Links, so that Back returns to the tab before. */
export function HistoryTabs({ chosen }: { chosen: HistoryTab }) {
  return (
    <nav aria-label={messages.tabsLabel} className={styles.tabs}>
      {ADDRESSES.map(([tab, to]) => (
        <Link key={tab} to={to} className={styles.tab} aria-current={tab === chosen ? 'page' : undefined}>
          {messages.tabs[tab]}
        </Link>
      ))}
    </nav>
  )
}
