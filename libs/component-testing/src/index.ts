export { api } from './api'
export { renderPage } from './render-page'
