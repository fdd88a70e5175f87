export { api } from './api'
export { contrastOf } from './contrast'
export { emulateMedia, mouse } from './debugger'
export { renderPage } from './render-page'
