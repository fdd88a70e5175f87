export { ActivityEntry } from './ActivityEntry'
export { Sales } from './Sales'
export { Tasks } from './Tasks'
