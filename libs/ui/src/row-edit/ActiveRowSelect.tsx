import { Select } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsPhone } from '../layout/use-is-phone'
import styles from './RowSelect.module.css'
import type { RowChoice } from './row-choice'

interface Props<Value extends string> extends RowChoice<Value> {
  startOpen: boolean
  /** Call it after the response. */
  onSettled: () => void
}

/** Cannot be opened while saving. A failure restores the old value. */
export function ActiveRowSelect<Value extends string>(props: Props<Value>) {
  const { label, value, options, saving, onOpen, onChoose, startOpen, onSettled } = props
  const isPhone = useIsPhone()
  const [open, setOpen] = useState(false)
  const mayChoose = useRef(false)
  const isSaving = saving !== undefined
  const changeOpen = (next: boolean) => {
    if (next && isSaving) return
    if (next) {
      mayChoose.current = true
      onOpen()
    }
    setOpen(next)
  }
  const openNow = useEffectEvent(() => changeOpen(true))
  useEffect(
    function openAfterThePress() {
      if (!startOpen) return
      // antd would take the current press for one outside of the select.
      const timer = setTimeout(openNow)
      return () => clearTimeout(timer)
    },
    [startOpen],
  )
  const choose = (chosen: Value) => {
    // One choice per opening: a double click has nothing to choose.
    if (!mayChoose.current) return
    mayChoose.current = false
    onChoose(chosen, onSettled)
  }
  return (
    <Select<Value>
      className={styles.select}
      aria-label={label}
      // `disabled` would remove the focus.
      aria-disabled={isSaving}
      value={saving ?? value}
      options={[...options]}
      variant={isPhone ? 'outlined' : 'borderless'}
      popupMatchSelectWidth={false}
      loading={isSaving}
      open={open}
      onOpenChange={changeOpen}
      onChange={choose}
    />
  )
}
