import { useState } from 'react'
import { type Approach, useOnDemand } from '../lazy/use-on-demand'
import { ClosedSelect } from './ClosedSelect'
import type { LazySelectProps } from './select-props'

const loadSelect = async () => (await import('./AntdSelect')).AntdSelect

type Props<Value extends string | number> = LazySelectProps<Value> & { approach?: Approach | undefined }

/** antd's select, loaded when the user approaches it. */
export function LazySelect<Value extends string | number>({ approach, ...select }: Props<Value>) {
  const { loaded: AntdSelect, pressed, buttonProps } = useOnDemand('select', loadSelect, approach)
  const [isOver, setIsOver] = useState(approach !== undefined)
  if (AntdSelect && (isOver || pressed)) return <AntdSelect {...select} startOpen={pressed} />
  const { onFocus, onPointerEnter, onClick } = buttonProps
  const onHover = () => {
    onPointerEnter()
    setIsOver(true)
  }
  // Replaced now, it would lose the focus.
  const onFocusIn = () => {
    onFocus()
    setIsOver(false)
  }
  return <ClosedSelect {...select} onFocus={onFocusIn} onHover={onHover} onOpen={onClick} />
}
