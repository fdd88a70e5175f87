import { type ReactNode, useEffect, useRef } from 'react'

export interface DialogStepName {
  name: string
  label: string
}

/** The next step takes the focus, because the button that led to it is gone. */
export function DialogStep({ name, label, children }: DialogStepName & { children: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(name)
  useEffect(
    function takeFocus() {
      if (shown.current === name) return
      shown.current = name
      place.current?.focus()
    },
    [name],
  )
  return (
    <section ref={place} tabIndex={-1} aria-label={label}>
      {children}
    </section>
  )
}
