import { useEffect, useRef, useState } from 'react'
import { messages } from '../messages'
import { useNotify } from '../notice/use-notify'
import { useLoaded } from './use-loaded'

/** Loads a part when the pointer or focus approaches its button. A press is remembered. @param name unique */
export function useOnDemand<Part>(name: string, load: () => Promise<Part>) {
  const notify = useNotify()
  const [near, setNear] = useState(false)
  const [pressed, setPressed] = useState(false)
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
    buttonProps: { loading: pressed && isFetching, onPointerEnter: comeNear, onFocus: comeNear, onClick: press },
  }
}
