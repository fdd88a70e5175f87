import type { OrderListRow } from '@loja/data'
import { useLayoutEffect, useRef, useState } from 'react'
import { ActiveStatusSelect } from './ActiveStatusSelect'
import styles from './OrderStatusSelect.module.css'
import { PlainStatusSelect } from './PlainStatusSelect'

type Phase = 'plain' | 'active' | 'open'

/**
 * Any status may follow any other (ORD-05). Twenty selects of antd cost more than the rest of the list together, so
 * each is plain markup of the same role, name and look until somebody points at it, presses it or opens it by key, and
 * again after a choice.
 */
export function OrderStatusSelect({ order }: { order: Pick<OrderListRow, 'id' | 'orderNumber' | 'status'> }) {
  const [phase, setPhase] = useState<Phase>('plain')
  const place = useRef<HTMLDivElement>(null)
  const keepFocus = useRef(false)
  const change = (next: Phase) => {
    keepFocus.current = next === 'open' || !!place.current?.contains(document.activeElement)
    setPhase(next)
  }
  useLayoutEffect(
    function handFocusOver() {
      if (keepFocus.current) place.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()
      keepFocus.current = false
    },
    // Once for each phase, whatever else draws the row.
    [phase],
  )
  return (
    <div ref={place} className={styles.place}>
      {phase === 'plain' ? (
        <PlainStatusSelect order={order} onActivate={() => change('active')} onOpen={() => change('open')} />
      ) : (
        <ActiveStatusSelect order={order} startOpen={phase === 'open'} onSettled={() => change('plain')} />
      )}
    </div>
  )
}
