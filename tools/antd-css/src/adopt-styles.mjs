/**
 * What antd and its icons write styles with (`@rc-component/util/es/Dom/dynamicCSS`), without an element in the page:
 * the Content-Security-Policy lets a script change its own sheets, and nobody insert styles.
 */

/** By key, and once in the page: each module brings its copy of the icons, and of this. */
const KNOWN = Symbol.for('loja.adopted-styles')
const page = /** @type {{ [KNOWN]?: Map<string, { sheet: CSSStyleSheet, text: string }> }} */ (globalThis)
page[KNOWN] ??= new Map()
const known = page[KNOWN]

/**
 * @param {string} css
 * @param {string} key
 * @param {{ prepend?: boolean | 'queue', mark?: string }} [option]
 * @returns {HTMLStyleElement} stands for the one that would have been written; it is not in the page
 */
export function updateCSS(css, key, { prepend, mark = '' } = {}) {
  // Sheets of scripts come after all others: in a layer they lose to them, as what is prepended has to.
  const text = prepend ? `@layer loja-prepended{${css}}` : css
  const before = known.get(mark + key)
  const sheet = before?.sheet ?? new CSSStyleSheet()
  if (before?.text !== text) sheet.replaceSync(text)
  known.set(mark + key, { sheet, text })
  if (!before) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return document.createElement('style')
}

/**
 * @param {string} key
 * @param {{ mark?: string }} [option]
 */
export function removeCSS(key, { mark = '' } = {}) {
  const sheet = known.get(mark + key)?.sheet
  known.delete(mark + key)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
}

/**
 * The style attribute as a property, which the policy allows.
 * @param {HTMLElement} element
 * @param {string} text
 */
export function setStyleText(element, text) {
  element.style.cssText = text
}
