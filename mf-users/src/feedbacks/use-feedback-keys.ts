import { useShortcuts } from '@loja/ui'

/** The actions of the row that has the focus. */
export function useFeedbackKeys(onUndo: () => void): void {
  useShortcuts({
    a: () => pressInRow('aprovado'),
    o: () => pressInRow('oculto'),
    r: () => pressInRow('responder'),
    z: onUndo,
  })
}

function pressInRow(action: string): void {
  document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click()
}
