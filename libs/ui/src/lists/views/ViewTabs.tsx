import { DownOutlined } from '@ant-design/icons'
import { formatCount } from '@loja/domain/format'
import { Button } from 'antd'
import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Menu } from '../../late/Menu'
import looks from '../../parts/layout/looks.module.css'
import { fittingKeys } from './fitting-keys'
import { messages } from './messages'
import type { ShownView } from './use-list-views'
import styles from './ViewsBar.module.css'
import { viewSearch } from './view-address'

export interface ViewChoiceProps {
  views: readonly ShownView[]
  chosen: ShownView | undefined
  onChoose: (key: string) => void
}

const nameOf = ({ name, count }: ShownView) => (count === undefined ? name : `${name} ${formatCount(count)}`)

/** Links, so that a view can be opened in another tab. Those without room are behind `Mais`. */
export function ViewTabs({ views, chosen, onChoose }: ViewChoiceProps) {
  const bar = useRef<HTMLElement>(null)
  const key = chosen?.key
  const names = views.map(nameOf).join('\n')
  const [fitting, setFitting] = useState<ReadonlySet<string>>()
  useLayoutEffect(
    function measure() {
      const nav = bar.current
      if (!nav || names === '') return
      const update = () => {
        const tabs = [...nav.querySelectorAll<HTMLElement>('[data-view]')]
        const widths = tabs.map((tab) => ({ key: tab.dataset.view ?? '', width: tab.offsetWidth }))
        setFitting(fittingKeys(widths, nav.clientWidth, key))
      }
      const observer = new ResizeObserver(update)
      update()
      observer.observe(nav)
      return () => observer.disconnect()
    },
    [names, key],
  )
  const isHidden = (view: ShownView) => fitting !== undefined && !fitting.has(view.key)
  const hidden = views.filter(isHidden)
  return (
    <nav ref={bar} aria-label={messages.views} className={styles.tabs}>
      {views.map((view) => (
        <Link
          key={view.key}
          to={{ search: viewSearch(view) }}
          className={styles.tab}
          data-view={view.key}
          data-hidden={isHidden(view) || undefined}
          aria-current={view.key === key ? 'true' : undefined}
        >
          {view.name}
          {view.count !== undefined && (
            <span className={`${looks.quiet} ${looks.figures} ${looks.regular}`}> {formatCount(view.count)}</span>
          )}
        </Link>
      ))}
      {hidden.length > 0 && (
        <Menu items={hidden.map((view) => ({ key: view.key, label: nameOf(view), onClick: () => onChoose(view.key) }))}>
          <Button size="small" type="text" aria-haspopup="menu">
            {messages.more} <DownOutlined aria-hidden />
          </Button>
        </Menu>
      )}
    </nav>
  )
}
