import { isDataError } from '@loja/data'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useNotify } from '../notice/use-notify'
import { useLongWork, type WorkRun } from '../work/use-long-work'
import { exportMessages } from './export-messages'

interface Options<Request, Progress, Result> {
  /** As of `useLongWork`. */
  mutation: UseMutationOptions<Result | null, Error, WorkRun<Request, Progress>>
  /** What notifications are titled with, e.g. `Exportação`. */
  title: string
  /** What is exported: masculine, in the plural, e.g. `pedidos`. */
  things: string
  /** It came to its end, and was not cancelled. */
  onDone?: (result: Result) => void
}

/** An export while the page stays usable; `ExportStatus` shows where it stands. Leaving the page cancels it. */
export function useExport<Request, Progress, Result>({
  mutation,
  title,
  things,
  onDone,
}: Options<Request, Progress, Result>) {
  const notify = useNotify()
  const work = useLongWork({
    mutation,
    // Another error may have come in the middle of writing: the file is in doubt.
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
