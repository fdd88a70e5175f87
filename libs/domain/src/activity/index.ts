export type { ActivityFacts } from './activity-entry'
export {
  ACTIVITY_KINDS,
  type ActivityFilter,
  type ActivityKind,
  type ActivityListParams,
  type ActivityMatch,
  activityListParams,
  resolveActivityFilter,
  SHOP_ACTOR,
  SYSTEM_ACTOR,
} from './activity-list-params'
