import type { ReactNode } from 'react'
import { usePart } from '../late/part'
import { WaitingLines } from '../late/waiting/WaitingLines'
import { messages } from '../messages'
import { LoadFailure } from '../parts/notice/LoadFailure'
import { useSlow } from '../parts/work/use-slow'
import { Dialog } from './Dialog'
import type { Closable, DialogDeclaration } from './dialog-declaration'

const SHOWN_AFTER_MS = 400

interface Props<DialogProps extends Closable> {
  dialog: DialogDeclaration<DialogProps>
  props: DialogProps
}

/** For a dialog with an address. */
export function DeclaredDialog<DialogProps extends Closable>({ dialog, props }: Props<DialogProps>) {
  const { code: Loaded, isError, isFetching, retry } = usePart(dialog, 'press')
  const isSlow = useSlow(!Loaded, SHOWN_AFTER_MS)
  if (Loaded) return <Loaded {...props} />
  if (!isError && !isSlow) return null
  return (
    <WaitingDialog title={dialog.title(props)} onClose={props.onClose}>
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
    <Dialog title={title} onCancel={onClose}>
      {children}
    </Dialog>
  )
}
