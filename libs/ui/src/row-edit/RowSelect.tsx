import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useIsPhone } from '../layout/use-is-phone'
import type { Approach } from '../lazy/use-on-demand'
import { ClosedSelect } from '../select/ClosedSelect'
import { LazySelect } from '../select/LazySelect'
import styles from './RowSelect.module.css'

/** A choice for a field of a row. */
interface RowChoice<Value extends string> {
  /** Names field and row, e.g. `Status do pedido LJ-1`. */
  label: string
  value: Value
  options: readonly { value: Value; label: ReactNode }[]
  saving: Value | undefined
  /** The options are visible: the user has seen the current value. */
  onOpen: () => void
  onChoose: (value: Value) => void
}

/** Plain markup while it is not used: twenty selects of antd cost more than the rest of the list. */
export function RowSelect<Value extends string>(choice: RowChoice<Value>) {
  const { label, value, options, saving } = choice
  const [phase, setPhase] = useState<Approach | 'closed' | 'focused'>('closed')
  const place = useRef<HTMLDivElement>(null)
  const hasSaved = useRef(false)
  useLayoutEffect(
    function closeAfterTheResponse() {
      if (saving !== undefined) hasSaved.current = true
      else if (hasSaved.current) {
        hasSaved.current = false
        // antd's field would take the keys of the list as typed text.
        setPhase(place.current?.contains(document.activeElement) ? 'focused' : 'closed')
      }
    },
    [saving],
  )
  useLayoutEffect(
    function keepFocus() {
      if (phase === 'focused') place.current?.querySelector('button')?.focus()
    },
    [phase],
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches the select inside.
    <div
      ref={place}
      className={styles.place}
      onPointerDown={() => setPhase((now) => (now === 'near' ? 'pressed' : now))}
      // Not by the pointer: antd's field would take the keys of the list, and open for them.
      onFocus={() => setPhase((now) => (now === 'near' ? 'focused' : now))}
    >
      {phase === 'near' || phase === 'pressed' ? (
        <ActiveRowSelect {...choice} approach={phase} />
      ) : (
        <ClosedSelect
          inRow
          className={styles.select}
          aria-label={label}
          value={value}
          options={options}
          onHover={() => setPhase('near')}
          onOpen={() => setPhase('pressed')}
        />
      )}
    </div>
  )
}

interface ActiveProps<Value extends string> extends RowChoice<Value> {
  approach: Approach
}

/** A failure restores the old value. */
function ActiveRowSelect<Value extends string>(props: ActiveProps<Value>) {
  const { label, value, options, saving, onOpen, onChoose, approach } = props
  const isPhone = useIsPhone()
  const mayChoose = useRef(false)
  const changeOpen = (open: boolean) => {
    if (!open) return
    mayChoose.current = true
    onOpen()
  }
  const choose = (chosen: Value) => {
    // One choice per opening: a double click has nothing to choose.
    if (!mayChoose.current) return
    mayChoose.current = false
    onChoose(chosen)
  }
  return (
    <LazySelect
      className={styles.select}
      aria-label={label}
      value={saving ?? value}
      options={options}
      saving={saving !== undefined}
      variant={isPhone ? 'outlined' : 'borderless'}
      popupMatchSelectWidth={false}
      approach={approach}
      onOpenChange={changeOpen}
      onChange={choose}
    />
  )
}
