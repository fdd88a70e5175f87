import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isTyping } from '../../parts/keyboard/keyboard-target'
import { useKeyDown } from '../../parts/keyboard/use-key-down'
import styles from './ListSteps.module.css'
import type { ListNeighbours, Neighbour } from './use-list-neighbours'

export type ListStep = keyof ListNeighbours

interface Props {
  neighbours: ListNeighbours
  texts: Record<ListStep, string>
  onGo: (neighbour: Neighbour, step: ListStep) => void
  prefetch: (id: string) => void
  stepped?: ListStep | undefined
}

const ICONS = { previous: LeftOutlined, next: RightOutlined }
const STEPS = ['previous', 'next'] as const
const KEYS: Record<string, ListStep> = { ArrowLeft: 'previous', ArrowRight: 'next' }

export function ListSteps({ neighbours, texts, onGo, prefetch, stepped }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(stepped !== undefined)
  const comeNear = () => setNear(true)
  const buttonOf = (step: ListStep) => place.current?.querySelectorAll('button')[STEPS.indexOf(step)]
  const go = (step: ListStep) => {
    const neighbour = neighbours[step]
    if (!neighbour) return
    comeNear()
    // The focused control may belong to the old row.
    buttonOf(step)?.focus()
    onGo(neighbour, step)
  }
  useKeyDown((event) => {
    const step = KEYS[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return
    const dialog = place.current?.closest('[role=dialog]')
    if (!dialog?.contains(event.target as Node) || isTyping(event)) return
    event.preventDefault()
    go(step)
  })
  const focusStepped = useEffectEvent(() => stepped && buttonOf(stepped)?.focus())
  useEffect(focusStepped, [])
  const prefetchNow = useEffectEvent(prefetch)
  const ids = [neighbours.previous?.id, neighbours.next?.id].filter(Boolean).join(' ')
  useEffect(
    function prefetchNeighbours() {
      if (near && ids) for (const id of ids.split(' ')) prefetchNow(id)
    },
    [near, ids],
  )
  return (
    <span ref={place} className={styles.steps}>
      {STEPS.map((step) => {
        const Icon = ICONS[step]
        return (
          <Button
            key={step}
            type="text"
            size="small"
            icon={<Icon aria-hidden />}
            aria-label={texts[step]}
            title={texts[step]}
            // `disabled` would remove the focus.
            aria-disabled={neighbours[step] === null}
            onPointerEnter={comeNear}
            onFocus={comeNear}
            onClick={() => go(step)}
          />
        )
      })}
    </span>
  )
}
