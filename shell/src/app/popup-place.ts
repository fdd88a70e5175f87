/** What a dialog and a drawer are drawn in. Of a dialog not the element with the role: antd lets it take no clicks. */
const DIALOG = '.ant-modal-container, .ant-drawer-section'

/**
 * Where options, days, menus and hints are drawn: in the dialog that they belong to, otherwise in the landmark of the
 * page, where people with a screen reader look for them. As neither cuts off nor scrolls what is placed in it, they stand
 * where they would at the end of the document. Dialogs, drawers and notifications belong to no element of the page, and
 * stay when the page below them goes.
 */
export function popupPlace(trigger?: HTMLElement): HTMLElement {
  // antd names the body for a drawer, and nothing for the others.
  if (!trigger || trigger === document.body) return document.body
  return trigger.closest<HTMLElement>(DIALOG) ?? document.querySelector('main') ?? document.body
}
