import { declarePart, usePress } from '../late/part'
import type { DialogProps } from './AntdDialog'
import { useReturnFocus } from './use-return-focus'

export const dialogPart = declarePart(async () => (await import('./AntdDialog')).AntdDialog)

/** Mounted while open, full screen on a phone. */
export function Dialog(props: DialogProps) {
  useReturnFocus()
  const { code: AntdDialog } = usePress(dialogPart, { onFailure: () => props.onCancel?.() })
  return AntdDialog && <AntdDialog {...props} />
}
