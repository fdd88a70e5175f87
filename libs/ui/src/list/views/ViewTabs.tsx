import { formatCount } from '@loja/domain'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { messages } from './messages'
import type { ShownView } from './use-list-views'
import styles from './ViewsBar.module.css'
import { viewSearch } from './view-address'

export interface ViewChoiceProps {
  views: readonly ShownView[]
  chosen: ShownView | undefined
  onChoose: (key: string) => void
}

/** Links, so that a view can be opened in another tab. */
export function ViewTabs({ views, chosen }: ViewChoiceProps) {
  const current = useRef<HTMLAnchorElement>(null)
  const key = chosen?.key
  useEffect(
    function scrollToTheChosenView() {
      if (key) current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    [key],
  )
  return (
    <nav aria-label={messages.views} className={styles.tabs}>
      {views.map((view) => (
        <Link
          key={view.key}
          ref={view.key === key ? current : undefined}
          to={{ search: viewSearch(view) }}
          className={styles.tab}
          aria-current={view.key === key ? 'true' : undefined}
        >
          {view.name}
          {view.count !== undefined && <span className={styles.count}> {formatCount(view.count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
