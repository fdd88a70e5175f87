/** @returns false if the browser refuses it, as without a click */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Without TLS there is no clipboard API.
    return copyAs({ 'text/plain': text })
  }
}

/** Copies one content in several formats, by their media types. @returns whether it was copied */
export function copyAs(formats: Record<string, string>): boolean {
  let written = false
  const write = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    for (const [format, content] of Object.entries(formats)) event.clipboardData?.setData(format, content)
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
