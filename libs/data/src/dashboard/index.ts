export { dashboardKeys, getDashboardSummary } from './dashboard'
export type { ActivityEvent, DashboardSummary } from './dashboard-summary'
export { followWork } from './follow-work'
export {
  type BestSeller,
  type DaySales,
  getSalesFigures,
  type SalesFigures,
  type SalesPeriod,
  salesKeys,
} from './sales-figures'
export { formatWork, getWorkToDo, WORK_SOURCES, type WorkKey, workKeys } from './work-to-do'
