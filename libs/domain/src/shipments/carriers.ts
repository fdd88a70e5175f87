import { checkTrackingCode, normalizeTrackingCode } from './tracking-code'

const CORREIOS = 'Correios'

/** Public tracking page of each known carrier. Loggi asks for the code there. */
const PAGES: Record<string, (code: string) => string> = {
  [CORREIOS]: (code) => `https://rastreamento.correios.com.br/app/index.php?objetos=${code}`,
  Jadlog: (code) => `https://www.jadlog.com.br/jadlog/tracking?cte=${code}`,
  Loggi: () => 'https://www.loggi.com/rastreador/',
}

export const KNOWN_CARRIERS: readonly string[] = Object.keys(PAGES)

export function carrierLink(carrier: string | null, code: string | null): string | null {
  const name = KNOWN_CARRIERS.find((known) => known.toLowerCase() === carrier?.trim().toLowerCase())
  const page = PAGES[name ?? '']
  return page && code ? page(encodeURIComponent(normalizeTrackingCode(code))) : null
}

/** Carrier by the form of the code. A wrong check digit counts as a typing error. */
export function carrierOfCode(code: string): string | null {
  const { kind } = checkTrackingCode(code)
  return kind === 's10' || kind === 'wrong-digit' ? CORREIOS : null
}

export type CorreiosService = 'sedex' | 'sedex-10' | 'sedex-12' | 'pac' | 'registered' | 'international' | 'reverse'

/** Unambiguous prefixes only. */
const SERVICES: Record<CorreiosService, string> = {
  sedex: 'DG DJ DL DN OA OB OC OD OI SE SF SI SK SL SO SQ SR SS SZ',
  'sedex-10': 'DX SB SX',
  'sedex-12': 'SM',
  pac: 'DK EC PB PC PD PE PG PH PI PJ PK PL PM PN PX',
  registered: 'CR JL JN JO JR JS JT RB RC RE RI RJ RK RL RM RN RO RQ RR RS RZ',
  international: 'CC CP EE EJ LF LI LK LM LN LZ RW RX VV',
  reverse: 'LA LB LE LP LS LV',
}

export function correiosService(code: string): CorreiosService | null {
  if (carrierOfCode(code) === null) return null
  const prefix = normalizeTrackingCode(code).slice(0, 2)
  const names = Object.keys(SERVICES) as CorreiosService[]
  return names.find((name) => SERVICES[name].includes(prefix)) ?? null
}
