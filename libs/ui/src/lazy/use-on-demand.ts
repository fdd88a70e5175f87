import { useEffect, useRef, useState } from 'react'
import { messages } from '../messages'
import { useNotify } from '../notice/use-notify'
import { useLoaded } from './use-loaded'

/** The pointer or focus is at the button, or it was pressed. */
export type Approach = 'near' | 'pressed'

/** Loads a part when the pointer or focus approaches its button. A press is remembered. @param name unique */
export function useOnDemand<Part>(name: string, load: () => Promise<Part>, approach?: Approach) {
  const notify = useNotify()
  const [near, setNear] = useState(approach !== undefined)
  const [pressed, setPressed] = useState(approach === 'pressed')
  const { part, isError, isFetching, failures, retry } = useLoaded({ name, load, wanted: near || pressed })
  const seenFailures = useRef(0)
  useEffect(
    function notifyWhoPressed() {
      if (failures === seenFailures.current) return
      seenFailures.current = failures
      if (!pressed) return
      setPressed(false)
      notify.error(messages.partFailed)
    },
    [failures, pressed, notify],
  )
  const comeNear = () => setNear(true)
  const press = () => {
    setPressed(true)
    if (isError) retry()
  }
  return {
    part: pressed ? part : undefined,
    /** Also before a press. */
    loaded: part,
    pressed,
    buttonProps: { loading: pressed && isFetching, onPointerEnter: comeNear, onFocus: comeNear, onClick: press },
  }
}
