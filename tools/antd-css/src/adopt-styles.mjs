/**
 * The Content-Security-Policy forbids style elements: scripts may only change their own sheets. Replaces
 * `@rc-component/util/es/Dom/dynamicCSS`.
 */

/** All modules of the page have their own copies of this file. */
const KNOWN = Symbol.for('loja.adopted-styles')
const page = /** @type {{ [KNOWN]?: Map<string, { sheet: CSSStyleSheet, text: string }> }} */ (globalThis)
page[KNOWN] ??= new Map()
const known = page[KNOWN]

/**
 * @param {string} css
 * @param {string} key
 * @param {{ prepend?: boolean | 'queue', mark?: string }} [option]
 * @returns {HTMLStyleElement} a placeholder that is not in the page
 */
export function updateCSS(css, key, { prepend, mark = '' } = {}) {
  // Constructed sheets come after all others. The layer makes prepended styles lose to them.
  const text = prepend ? `@layer loja-prepended{${css}}` : css
  const before = known.get(mark + key)
  const sheet = before?.sheet ?? new CSSStyleSheet()
  if (before?.text !== text) sheet.replaceSync(text)
  known.set(mark + key, { sheet, text })
  if (!before) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return document.createElement('style')
}

/** @param {string} key @param {{ mark?: string }} [option] */
export function removeCSS(key, { mark = '' } = {}) {
  const sheet = known.get(mark + key)?.sheet
  known.delete(mark + key)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
}

/** As a property, which the policy allows. @param {HTMLElement} element @param {string} text */
export function setStyleText(element, text) {
  element.style.cssText = text
}
