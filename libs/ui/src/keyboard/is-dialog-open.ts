export function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null
}
