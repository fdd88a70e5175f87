import type { ResolvedRemote } from '@loja/federation'
import { QuietText } from '@loja/ui/parts'
import { usePageName } from '../../page/page-at'
import { messages } from '../messages'
import styles from './OlderReleaseNote.module.css'

export function OlderReleaseNote({ section, release }: { section: string; release: ResolvedRemote }) {
  const name = usePageName(section) ?? release.name
  return (
    <p role="status" className={styles.note}>
      <QuietText>{messages.olderRelease(name)}</QuietText>
    </p>
  )
}
