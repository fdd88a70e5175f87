export type { ActivityFacts } from './activity-entry'
export {
  type ActivityFilter,
  type ActivityKind,
  type ActivityMatch,
  activityListParams,
  resolveActivityFilter,
  SHOP_ACTOR,
  SYSTEM_ACTOR,
} from './activity-list-params'
