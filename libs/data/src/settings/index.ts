export {
  type AdminSettings,
  getSettings,
  type SettingsChange,
  saveSettings,
  settingsKeys,
  type TokenState,
  type TrackingState,
  tokenExpectation,
  withSaved,
} from './settings'
export { trackingStateQuery } from './tracking-state-query'
