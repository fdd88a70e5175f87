const TYPED_INTO =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable="false"])'
/** Where Ctrl+B means bold. */
const RICH_TEXT = '[contenteditable]:not([contenteditable="false"])'

export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null
}

export function isFormatting({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(RICH_TEXT) !== null
}
