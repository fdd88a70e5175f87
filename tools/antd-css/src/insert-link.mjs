/**
 * Where the sheet of a chunk that is loaded later goes: antd's before all others, after what is there of antd, as antd
 * itself puts its styles. Its text is put into the page, so it uses nothing from outside.
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
