import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useRef } from 'react'
import { useLeaveFocusToNeighbour } from '../dialogs/use-return-focus'
import looks from '../parts/layout/looks.module.css'
import styles from './ListToolbar.module.css'
import type { useLiveList } from './live/use-live-list'
import { messages } from './messages'
import type { useListSelection } from './selection/use-list-selection'

interface Texts {
  /** Accessible name. */
  toolbar: string
  found: (total: number) => string
  selectedCount: (count: number) => string
  selectAll: (total: number) => string
  tooMany: (limit: number) => string
  newRows: (count: number) => string
}

interface Props {
  total: number | undefined
  selection: Pick<ReturnType<typeof useListSelection>, 'count' | 'offerAll' | 'isDropped' | 'clear'> & {
    selectAll: () => void
  }
  live: ReturnType<typeof useLiveList>
  limit: number
  texts: Texts
  children: (isTooMany: boolean) => ReactNode
  aside?: ReactNode
}

export function ListToolbar({ total, selection, live, limit, texts, children, aside }: Props) {
  const { count, isDropped, offerAll, selectAll, clear } = selection
  const isTooMany = count > limit
  const toolbar = useRef<HTMLElement>(null)
  // A pressed button disappears: the focus moves to the toolbar.
  const link = (name: string, onClick: () => void, shown: ReactNode = name) => (
    <Button
      type="link"
      size="small"
      className={styles.link}
      title={shown === name ? undefined : name}
      aria-label={name}
      onClick={() => {
        toolbar.current?.focus()
        onClick()
      }}
    >
      {shown}
    </Button>
  )
  return (
    <section
      ref={toolbar}
      className={styles.toolbar}
      aria-label={texts.toolbar}
      tabIndex={-1}
      data-selecting={count > 0 || undefined}
    >
      <span aria-live="polite">
        {count > 0 ? (
          <span className={`${looks.ink} ${looks.strong}`}>{texts.selectedCount(count)}</span>
        ) : (
          <span className={looks.spoken}>{total !== undefined && texts.found(total)}</span>
        )}
        {isDropped && ` ${messages.selectionDropped}`}
      </span>
      {count > 0 && (
        <Bulk>
          {link(messages.clearSelection, clear, <CloseOutlined aria-hidden />)}
          {offerAll && total !== undefined && link(texts.selectAll(total), selectAll, messages.allOf(total))}
          {children(isTooMany)}
          {isTooMany && <span>{texts.tooMany(limit)}</span>}
        </Bulk>
      )}
      <span className={looks.pushed} aria-live="polite">
        {live.newCount > 0 && link(texts.newRows(live.newCount), live.showNew)}
      </span>
      {aside && <div className={styles.aside}>{aside}</div>}
    </section>
  )
}

/** Its control that changed the rows has the focus when it disappears with the selection: the toolbar takes it. */
function Bulk({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLeaveFocusToNeighbour(place)
  return (
    <div ref={place} className={styles.bulk} data-phone-bar>
      {children}
    </div>
  )
}
