import type { ComponentType, ReactNode } from 'react'
import { useLoaded } from '../lazy/use-loaded'
import { messages } from '../messages'
import { LoadFailure } from '../notice/LoadFailure'
import { WaitingLines } from '../waiting/WaitingLines'
import { useSlow } from '../work/use-slow'
import { Dialog } from './Dialog'

const SHOWN_AFTER_MS = 400

interface Props<DialogProps> {
  name: string
  title: string
  load: () => Promise<ComponentType<DialogProps>>
  props: DialogProps
}

export function LazyDialog<DialogProps extends { onClose: () => void }>(props: Props<DialogProps>) {
  const { name, title, load } = props
  const { part: Loaded, isError, isFetching, retry } = useLoaded({ name, load })
  const isSlow = useSlow(!Loaded, SHOWN_AFTER_MS)
  if (Loaded) return <Loaded {...props.props} />
  if (!isError && !isSlow) return null
  return (
    <WaitingDialog title={title} onClose={props.props.onClose}>
      {isError ? (
        <LoadFailure text={messages.partFailed} busy={isFetching} onRetry={retry} />
      ) : (
        <WaitingLines label={messages.loading} lines={6} />
      )}
    </WaitingDialog>
  )
}

function WaitingDialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <Dialog title={title} footer={null} onCancel={onClose}>
      {children}
    </Dialog>
  )
}
