/** @returns whether there is one */
export function goToCell(from: HTMLElement, step: 1 | -1): boolean {
  const all = [...(from.closest('table, ul')?.querySelectorAll<HTMLElement>('[data-edit-cell]') ?? [])]
  // A card hides an empty sale price.
  const cells = all.filter((cell) => cell.offsetParent !== null)
  const next = cells[cells.indexOf(from) + step]
  const control = next?.querySelector<HTMLElement>('[role=combobox], input, button')
  if (!control) return false
  control.focus()
  if (control.matches('button:not([role=combobox])')) control.click()
  return true
}
