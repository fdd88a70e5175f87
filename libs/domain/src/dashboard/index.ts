export { type DayRevenue, groupSales, type SalesGroup, salesUnit } from './sales-groups'
export {
  formatSalesChoice,
  parseSalesChoice,
  resolveSalesChoice,
  SALES_PRESETS,
  type SalesChoice,
  type SalesPreset,
} from './sales-period'
