import { goToRow, useShortcuts } from '@loja/ui'

interface Options {
  onUndo: () => void
  onHelp: () => void
}

/** The keys of the page that are not the shell's: `/` is. What is judged is the row that has the focus. */
export function useFeedbackKeys({ onUndo, onHelp }: Options): void {
  useShortcuts({
    j: () => goToRow(1, '[data-feedback]'),
    k: () => goToRow(-1, '[data-feedback]'),
    a: () => pressInRow('aprovado'),
    o: () => pressInRow('oculto'),
    r: () => pressInRow('responder'),
    z: onUndo,
    '?': onHelp,
  })
}

function pressInRow(action: string): void {
  document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click()
}
