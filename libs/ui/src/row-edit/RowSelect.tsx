import { useLayoutEffect, useRef, useState } from 'react'
import { ActiveRowSelect } from './ActiveRowSelect'
import { PlainRowSelect } from './PlainRowSelect'
import styles from './RowSelect.module.css'
import type { RowChoice } from './row-choice'

type Phase = 'plain' | 'active' | 'open'

/** Plain markup until it is used: twenty selects of antd cost more than the rest of the list. */
export function RowSelect<Value extends string>(choice: RowChoice<Value>) {
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
    // Once per phase.
    [phase],
  )
  return (
    <div ref={place} className={styles.place}>
      {phase === 'plain' ? (
        <PlainRowSelect
          label={choice.label}
          shown={choice.shown}
          onActivate={() => change('active')}
          onOpen={() => change('open')}
        />
      ) : (
        <ActiveRowSelect {...choice} startOpen={phase === 'open'} onSettled={() => change('plain')} />
      )}
    </div>
  )
}
