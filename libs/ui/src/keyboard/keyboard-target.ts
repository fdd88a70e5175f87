/** Where keys are text: a shortcut of one letter must not take them. */
const TYPED_INTO =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable="false"])'
/** Where Ctrl+B means bold. */
const RICH_TEXT = '[contenteditable]:not([contenteditable="false"])'

/** Whether the key was pressed where its letter is text. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null
}

/** Whether the key was pressed where text is formatted. */
export function isFormatting({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(RICH_TEXT) !== null
}
