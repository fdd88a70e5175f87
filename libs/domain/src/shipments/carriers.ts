import { checkTrackingCode, normalizeTrackingCode } from './tracking-code'

const CORREIOS = 'Correios'

/** The public page of each carrier that we know, for a code. Loggi asks for it there. */
const PAGES: Record<string, (code: string) => string> = {
  [CORREIOS]: (code) => `https://rastreamento.correios.com.br/app/index.php?objetos=${code}`,
  Jadlog: (code) => `https://www.jadlog.com.br/jadlog/tracking?cte=${code}`,
  Loggi: () => 'https://www.loggi.com/rastreador/',
}

/** Carriers to choose from; any other name may be typed. */
export const KNOWN_CARRIERS: readonly string[] = Object.keys(PAGES)

/** Public page where a parcel can be followed; null without a code, or of a carrier that we do not know. */
export function carrierLink(carrier: string | null, code: string | null): string | null {
  const name = KNOWN_CARRIERS.find((known) => known.toLowerCase() === carrier?.trim().toLowerCase())
  const page = PAGES[name ?? '']
  return page && code ? page(encodeURIComponent(normalizeTrackingCode(code))) : null
}

/** The carrier that a code is of by its form, if that says so: whoever has another check digit has mistyped it. */
export function carrierOfCode(code: string): string | null {
  const { kind } = checkTrackingCode(code)
  return kind === 's10' || kind === 'wrong-digit' ? CORREIOS : null
}

export type CorreiosService = 'sedex' | 'sedex-10' | 'sedex-12' | 'pac' | 'registered' | 'international' | 'reverse'

/** Prefixes whose service is beyond doubt; the Correios hand out others from time to time. */
const SERVICES: Record<CorreiosService, string> = {
  sedex: 'DG DJ DL DN OA OB OC OD OI SE SF SI SK SL SO SQ SR SS SZ',
  'sedex-10': 'DX SB SX',
  'sedex-12': 'SM',
  pac: 'DK EC PB PC PD PE PG PH PI PJ PK PL PM PN PX',
  registered: 'CR JL JN JO JR JS JT RB RC RE RI RJ RK RL RM RN RO RQ RR RS RZ',
  international: 'CC CP EE EJ LF LI LK LM LN LZ RW RX VV',
  reverse: 'LA LB LE LP LS LV',
}

/** The service that the first two letters of a code stand for; null where they say nothing, or there is no such code. */
export function correiosService(code: string): CorreiosService | null {
  if (carrierOfCode(code) === null) return null
  const prefix = normalizeTrackingCode(code).slice(0, 2)
  const names = Object.keys(SERVICES) as CorreiosService[]
  return names.find((name) => SERVICES[name].includes(prefix)) ?? null
}
