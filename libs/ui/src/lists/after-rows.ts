/** What every list has beside its rows. In one chunk, which is loaded after them. */
export { ListMore } from './ListMore'
export { Pager } from './Pager'
export { ViewsBar } from './views/ViewsBar'
