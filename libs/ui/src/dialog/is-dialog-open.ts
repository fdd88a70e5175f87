/** Whether a dialog lies over the page: the page's own keys rest. */
export function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null
}
