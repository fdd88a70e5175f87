/// <reference path="../env.d.ts" />
export { TrackingStatusBadge } from './TrackingStatusBadge'
