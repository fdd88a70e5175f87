/** While a dialog is open, the keyboard shortcuts of the page are off. */
export function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null
}
