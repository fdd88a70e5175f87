/** antd's element with the dialog role cannot be used: it has `pointer-events: none`. */
const DIALOG = '.ant-modal-container, .ant-drawer-section'

/** Container of antd's popups: the dialog of the trigger, else `main`, where screen readers find them. */
export function popupPlace(trigger?: HTMLElement): HTMLElement {
  // antd passes the body for a drawer, nothing for the others.
  if (!trigger || trigger === document.body) return document.body
  return trigger.closest<HTMLElement>(DIALOG) ?? document.querySelector('main') ?? document.body
}
