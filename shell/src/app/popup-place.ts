/** antd's element with the dialog role cannot be used: it has `pointer-events: none`. */
const DIALOG = '.ant-modal-container, .ant-drawer-section'

export function popupPlace(trigger?: HTMLElement): HTMLElement {
  if (!trigger || trigger === document.body) return document.body
  return trigger.closest<HTMLElement>(DIALOG) ?? document.querySelector('main') ?? document.body
}
