import { PageSkeleton } from '@loja/ui'
import { useLocation } from 'react-router'
import { pageShape } from '../page/page-shape'
import { messages } from './messages'

export function ModuleSkeleton({ slow }: { slow: boolean }) {
  const { pathname } = useLocation()
  return (
    <>
      <PageSkeleton label={messages.loadingModule} shape={pageShape(pathname)} />
      {slow && <p role="status">{messages.slowModule}</p>}
    </>
  )
}
