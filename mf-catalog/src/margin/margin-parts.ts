export { MarginCell } from './MarginCell'
export { MarginFilter } from './MarginFilter'
