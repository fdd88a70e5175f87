import { accessAtom, getConnection } from '@loja/platform'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import styles from './ConnectionNotice.module.css'
import { connectionTexts } from './messages'

/** One quiet line while the API is not reached. It is there before it speaks, so that screen readers hear it. */
export function ConnectionNotice() {
  const { get, subscribe } = getConnection()
  const state = useSyncExternalStore(subscribe, get)
  const { status } = useAtomValue(accessAtom)
  // Before sign-in nothing is asked for again by itself, and the form says what failed.
  const silent = status === 'signed-out' && state !== 'offline'
  const text = silent ? null : connectionTexts[state]
  return (
    <div role="status" className={styles.notice}>
      {text && <span className={styles.dot} aria-hidden />}
      {text}
    </div>
  )
}
