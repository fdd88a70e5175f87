import type { ResolvedRemote } from '@loja/federation'
import { QuietText } from '@loja/ui'
import { pageName } from '../../layout/nav-items'
import { messages } from '../messages'
import styles from './OlderReleaseNote.module.css'

export function OlderReleaseNote({ section, release }: { section: string; release: ResolvedRemote }) {
  return (
    <p role="status" className={styles.note}>
      <QuietText>{messages.olderRelease(pageName(section) ?? release.name)}</QuietText>
    </p>
  )
}
