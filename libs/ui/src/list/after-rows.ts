/** What every list has beside its rows. In one chunk, which is loaded after them. */
export { ListKeys } from './keys/ListKeys'
export { Pager } from './Pager'
export { ViewsBar } from './views/ViewsBar'
