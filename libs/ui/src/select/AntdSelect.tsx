import { Select } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LazySelectProps } from './select-props'

interface Props<Value extends string | number> extends LazySelectProps<Value> {
  startOpen: boolean
}

export function AntdSelect<Value extends string | number>(props: Props<Value>) {
  const { startOpen, saving = false, options, onChange, onOpenChange, ...select } = props
  const [open, setOpen] = useState(false)
  const changeOpen = (next: boolean) => {
    if (next && saving) return
    setOpen(next)
    onOpenChange?.(next)
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
  return (
    <Select<Value>
      loading={saving}
      {...select}
      options={[...options]}
      autoFocus={startOpen}
      // `disabled` would remove the focus.
      aria-disabled={saving}
      open={open}
      onOpenChange={changeOpen}
      onChange={(value) => onChange(value)}
    />
  )
}
