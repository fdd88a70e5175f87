import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import looks from '../parts/layout/looks.module.css'
import { RowIcon } from '../parts/plain/RowIcon'
import type { SelectProps } from './OpenSelect'
import { declarePart, prefetchPart, usePress } from './part'
import styles from './Select.module.css'

const openPart = declarePart(async () => (await import('./OpenSelect')).OpenSelect)
const prefetch = prefetchPart(openPart)

type Phase = 'plain' | 'focused' | 'pressed'

/** Plain markup until it is used: twenty selects of antd cost more than the rest of a list, and 30 KB. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { className = '', inRow } = props
  const [phase, setPhase] = useState<Phase>('plain')
  const [typed, setTyped] = useState('')
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    function keepFocus() {
      // Letters may follow the press before the code arrives.
      if (phase !== 'plain') place.current?.querySelector('button')?.focus()
    },
    [phase],
  )
  const look = { ...props, className: `${inRow ? styles.inRow : ''} ${className}` }
  const open = (letter: string) => {
    setPhase('pressed')
    setTyped((before) => (before + letter).trimStart())
  }
  const plain = <PlainSelect {...look} onOpen={open} />
  // antd's closed field would take the keys of the list as typed text, and open for them.
  const close = (next: Phase = place.current?.contains(document.activeElement) ? 'focused' : 'plain') => {
    setPhase(next)
    setTyped('')
  }
  return (
    <div ref={place} className={inRow ? styles.rowPlace : looks.contents}>
      {phase === 'pressed' ? (
        <PressedSelect
          {...look}
          typed={typed}
          plain={plain}
          onClose={() => close()}
          onFailure={() => close('focused')}
        />
      ) : (
        plain
      )}
    </div>
  )
}

interface PressedProps {
  plain: ReactNode
  typed: string
  onClose: () => void
  onFailure: () => void
}

function PressedSelect<Value extends string | number>(props: SelectProps<Value> & PressedProps) {
  const { plain, onFailure, ...select } = props
  const { code: OpenSelect } = usePress(openPart, { onFailure })
  return OpenSelect ? <OpenSelect {...select} /> : plain
}

type PlainProps<Value extends string | number> = Omit<SelectProps<Value>, 'onOpen'> & {
  onOpen: (letter: string) => void
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp']

/** Looks and behaves like antd's while closed. */
function PlainSelect<Value extends string | number>(props: PlainProps<Value>) {
  const { className, value, saving, options, placeholder, disabled, showSearch, inRow } = props
  const shown = options.find((option) => option.value === (saving ?? value))?.label
  const onOpen = (letter = '') => {
    if (saving === undefined) props.onOpen(letter)
  }
  const onMouseDown = (event: MouseEvent) => {
    if (event.button !== 0) return
    event.preventDefault()
    onOpen()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isLetter = showSearch && /^.$/u.test(event.key) && !event.ctrlKey && !event.metaKey
    if (!isLetter && !OPENING_KEYS.includes(event.key)) return
    event.preventDefault()
    onOpen(isLetter ? event.key : '')
  }
  return (
    <button
      type="button"
      role="combobox"
      className={`${styles.select} ${className}`}
      aria-label={props['aria-label']}
      aria-expanded={false}
      aria-haspopup="listbox"
      data-in-row={inRow}
      disabled={disabled}
      aria-disabled={saving !== undefined || undefined}
      {...prefetch}
      onMouseDown={onMouseDown}
      // Screen readers click without pressing.
      onClick={() => onOpen()}
      onKeyDown={onKeyDown}
    >
      <span className={styles.shown} data-placeholder={shown === undefined}>
        {shown ?? placeholder}
      </span>
      <RowIcon name="down" className={styles.arrow} />
    </button>
  )
}
