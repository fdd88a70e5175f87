import { isResultUnknown } from '@loja/data/client'
import { useDataMutation } from '@loja/ui/parts'
import { useState } from 'react'
import { applying } from './queries'
import { cheaperOf, type SentList } from './sent-list'
import type { SupplierList } from './use-supplier-list'

export function useApplyList({ keep, change }: SupplierList) {
  const { mutateAsync } = useDataMutation(applying)
  // The mutation reports it one task later than `keep` shows the list as sent.
  const [isPending, setIsPending] = useState(false)
  const send = async (sent: SentList) => {
    setIsPending(true)
    keep(sent)
    try {
      const result = await mutateAsync(sent.request)
      change({ result, cheaper: cheaperOf(sent, result) })
      keep(null)
    } catch (error) {
      if (!isResultUnknown(error)) keep(null)
    } finally {
      setIsPending(false)
    }
  }
  return { send, isPending }
}
