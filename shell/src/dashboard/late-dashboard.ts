/** Parts of the dashboard that are loaded after its first paint. */
export { ActivityEntry } from './ActivityEntry'
export { Sales } from './Sales'
export { Tasks } from './Tasks'
