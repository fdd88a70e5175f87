import { PageSkeleton } from '@loja/ui/late'
import { usePageShape } from '../page/page-at'
import { messages } from './messages'

export function ModuleSkeleton({ slow }: { slow: boolean }) {
  const shape = usePageShape()
  return (
    <>
      <PageSkeleton label={messages.loadingModule} shape={shape} />
      {slow && <p role="status">{messages.slowModule}</p>}
    </>
  )
}
