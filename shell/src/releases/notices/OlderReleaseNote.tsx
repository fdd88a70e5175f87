import type { ResolvedRemote } from '@loja/federation'
import looks from '@loja/ui/looks.module.css'
import { QuietText } from '@loja/ui/parts'
import { usePageName } from '../../page/page-at'
import { messages } from '../messages'

export function OlderReleaseNote({ section, release }: { section: string; release: ResolvedRemote }) {
  const name = usePageName(section) ?? release.name
  return (
    <p role="status" className={`${looks.flush} ${looks.after8}`}>
      <QuietText>{messages.olderRelease(name)}</QuietText>
    </p>
  )
}
