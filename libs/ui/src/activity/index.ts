/// <reference path="../env.d.ts" />
export { activityText } from './activity-text'
