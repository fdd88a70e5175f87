export { api } from './api'
export { contrastOf } from './contrast'
export { compose, emulateMedia, finishComposing, mouse } from './debugger'
export { renderPage } from './render-page'
