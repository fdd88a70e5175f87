export { api } from './api'
export { contrastOf } from './contrast'
export { renderPage } from './render-page'
