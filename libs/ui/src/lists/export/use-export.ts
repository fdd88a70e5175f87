import { isDataError } from '@loja/data/client'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useNotify } from '../../parts/notice/use-notify'
import { useLongWork, type WorkRun } from '../../parts/work/use-long-work'
import { exportMessages } from './export-messages'

interface Options<Request, Progress, Result> {
  mutation: UseMutationOptions<Result | null, Error, WorkRun<Request, Progress>>
  title: string
  things: string
  onDone?: (result: Result) => void
}

export function useExport<Request, Progress, Result>({
  mutation,
  title,
  things,
  onDone,
}: Options<Request, Progress, Result>) {
  const notify = useNotify()
  const work = useLongWork({
    mutation,
    // After another error the file may be incomplete.
    canResume: isDataError,
    onLeave: () => notify.success(exportMessages.left(things), title),
    onDone,
  })
  return {
    ...work,
    cancel() {
      work.cancel()
      notify.success(exportMessages.cancelled, title)
    },
  }
}
