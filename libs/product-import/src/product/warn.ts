import type { WarningCode } from '../model/import-outcome'

/** Notes that something of a row was guessed, left out or altered. @param value ready to be shown */
export type Warn = (code: WarningCode, value?: string) => void
