import { isResultUnknown } from '@loja/data'
import { useDataMutation } from '@loja/ui'
import { applying } from './queries'
import { cheaperOf, type SentList } from './sent-list'
import type { SupplierList } from './use-supplier-list'

export function useApplyList({ keep, change }: SupplierList) {
  const { mutateAsync, isPending } = useDataMutation(applying)
  const send = async (sent: SentList) => {
    keep(sent)
    try {
      const result = await mutateAsync(sent.request)
      change({ result, cheaper: cheaperOf(sent, result) })
      keep(null)
    } catch (error) {
      if (!isResultUnknown(error)) keep(null)
    }
  }
  return { send, isPending }
}
