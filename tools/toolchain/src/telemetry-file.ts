/** In the data folder: reports of browsers about releases. Written by `npm start`, read by `pnpm mf`. */
export const TELEMETRY_FILE = 'telemetry.jsonl'
