import { useSyncExternalStore } from 'react'
import { lateNotices } from './notices'

const { subscribe, get } = lateNotices.holder

export function LateNotices() {
  const Holder = useSyncExternalStore(subscribe, get)
  return Holder && <Holder setShown={lateNotices.setShown} />
}
