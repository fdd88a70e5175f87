export { api } from './api'
export { contrastOf } from './contrast'
export { mouse } from './mouse'
export { renderPage } from './render-page'
