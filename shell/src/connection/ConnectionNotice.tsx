import { accessAtom, getConnection } from '@loja/platform'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import styles from './ConnectionNotice.module.css'
import { connectionTexts } from './messages'

export function ConnectionNotice() {
  const { get, subscribe } = getConnection()
  const state = useSyncExternalStore(subscribe, get)
  const { status } = useAtomValue(accessAtom)
  // Before sign-in the form shows failures.
  const silent = status === 'signed-out' && state !== 'offline'
  const text = silent ? null : connectionTexts[state]
  return (
    <div role="status" className={styles.notice}>
      {text && <span className={styles.dot} aria-hidden />}
      {text}
    </div>
  )
}
