import { type SelectProps as AntdProps, Select } from 'antd'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

interface Choice<Value extends string | number> {
  /** In a row it names field and row, e.g. `Status do pedido LJ-1`. */
  'aria-label': string
  value: Value | null
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
  onOpen?: () => void
  /** The value that is being saved. The select keeps the focus, but cannot be opened. A failure restores the old value. */
  saving?: Value | undefined
  inRow?: boolean
}

export type SelectProps<Value extends string | number> = Choice<Value> &
  Omit<AntdProps<Value>, keyof Choice<Value> | 'open' | 'autoFocus' | 'mode'>

type OpenProps<Value extends string | number> = SelectProps<Value> & {
  /** Letters that were pressed before the code arrived. */
  typed: string
  onClose: () => void
}

export function OpenSelect<Value extends string | number>(props: OpenProps<Value>) {
  const { inRow, saving, value, options, onChange, onOpen, onOpenChange, onClose, typed, showSearch, ...select } = props
  const { searchValue, onSearch, ...searchOptions } = typeof showSearch === 'object' ? showSearch : {}
  const [ownSearch, setOwnSearch] = useState('')
  const text = searchValue ?? ownSearch
  const [open, setOpen] = useState(false)
  const mayChoose = useRef(false)
  const isSaving = saving !== undefined
  const changeOpen = (next: boolean) => {
    if (next && isSaving) return
    setOpen(next)
    if (next) {
      mayChoose.current = true
      onOpen?.()
    }
    onOpenChange?.(next)
    if (open && !next) onClose()
  }
  const choose = (chosen: Value) => {
    // One choice per opening: a double click has nothing to choose.
    if (mayChoose.current) onChange(chosen)
    mayChoose.current = false
  }
  const search = (next: string) => {
    setOwnSearch(next)
    onSearch?.(next)
  }
  const openNow = useEffectEvent(() => {
    changeOpen(true)
    if (typed) search(typed + text)
  })
  useEffect(function openAfterThePress() {
    // antd would take the current press for one outside of the select.
    const timer = setTimeout(openNow)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Select<Value>
      // Long names end at the edge of a phone.
      styles={{ popup: { root: { maxWidth: 'calc(100vw - 32px)' } } }}
      {...(inRow && { variant: 'borderless', popupMatchSelectWidth: false })}
      {...select}
      {...(showSearch && { showSearch: { ...searchOptions, searchValue: text, onSearch: search } })}
      value={saving ?? value}
      loading={isSaving}
      options={[...options]}
      autoFocus
      // `disabled` would remove the focus.
      aria-disabled={isSaving}
      open={open}
      onOpenChange={changeOpen}
      onChange={choose}
    />
  )
}
