/**
 * Inserts the sheet of a lazy chunk: antd's before all others. Its text is put into the page, so it must be
 * self-contained.
 * @param {HTMLLinkElement} link
 */
export function insertLink(link) {
  const ofAntd = (/** @type {Element} */ element) => /\/antd-[\w.-]+\.css/.test(element.getAttribute('href') ?? '')
  if (!ofAntd(link)) {
    document.head.appendChild(link)
    return
  }
  const sheets = [...document.head.querySelectorAll('link[rel="stylesheet"]')]
  const last = sheets.filter(ofAntd).at(-1)
  if (last) last.after(link)
  else document.head.insertBefore(link, sheets[0] ?? null)
}
