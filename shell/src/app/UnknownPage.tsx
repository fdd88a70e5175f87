import { NotFound } from '@loja/ui'
import { useTitle } from '../page/use-title'
import { messages } from './messages'

export function UnknownPage() {
  useTitle(messages.unknownPage)
  return (
    <main>
      <NotFound />
    </main>
  )
}
