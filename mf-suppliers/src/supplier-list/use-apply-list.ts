import { isResultUnknown } from '@loja/data'
import { useDataMutation } from '@loja/ui'
import { applying } from './queries'
import { cheaperOf, type SentList } from './sent-list'
import type { SupplierList } from './use-supplier-list'

export function useApplyList({ keep, change }: SupplierList) {
  const { mutate, isPending } = useDataMutation(applying)
  const send = (sent: SentList, onSettled?: () => void) => {
    keep(sent)
    mutate(sent.request, {
      onSuccess: (result) => {
        change({ result, cheaper: cheaperOf(sent, result) })
        keep(null)
      },
      onError: (error) => {
        if (!isResultUnknown(error)) keep(null)
      },
      onSettled: () => onSettled?.(),
    })
  }
  return { send, isPending }
}
