export { type ActivityRow, activityKeys, countActivity, listActivity } from './activity'
