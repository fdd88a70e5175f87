/** In the data folder: what browsers reported of the releases that they loaded. `npm start` keeps it, `pnpm mf` reads it. */
export const TELEMETRY_FILE = 'telemetry.jsonl'
