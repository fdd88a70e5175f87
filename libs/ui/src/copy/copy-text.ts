/** @returns whether it was copied; browsers refuse it without a click */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Without TLS there is no clipboard API.
    return copyByCommand(text)
  }
}

function copyByCommand(text: string): boolean {
  let written = false
  const write = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    event.clipboardData?.setData('text/plain', text)
    written = true
  }
  document.addEventListener('copy', write, { capture: true })
  try {
    document.execCommand('copy')
  } finally {
    document.removeEventListener('copy', write, { capture: true })
  }
  return written
}
