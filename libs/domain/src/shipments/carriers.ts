import { foldText } from '../list/fold-text'
import { checkTrackingCode, normalizeTrackingCode } from './tracking-code'

export type KnownCarrier = 'Correios' | 'Jadlog' | 'Loggi'

interface Carrier {
  words: readonly string[]
  /** Public tracking page. Loggi asks for the code there. */
  page: (code: string) => string
}

const CARRIERS: Record<KnownCarrier, Carrier> = {
  Correios: {
    words: ['correios', 'sedex', 'pac'],
    page: (code) => `https://rastreamento.correios.com.br/app/index.php?objetos=${code}`,
  },
  Jadlog: { words: ['jadlog'], page: (code) => `https://www.jadlog.com.br/jadlog/tracking?cte=${code}` },
  Loggi: { words: ['loggi'], page: () => 'https://www.loggi.com/rastreador/' },
}

export const KNOWN_CARRIERS = Object.keys(CARRIERS) as readonly KnownCarrier[]

export function knownCarrier(carrier: string | null): KnownCarrier | null {
  const words = foldText(carrier ?? '').split(/[^a-z]+/)
  return KNOWN_CARRIERS.find((name) => CARRIERS[name].words.some((word) => words.includes(word))) ?? null
}

export function carrierLink(carrier: string | null, code: string | null): string | null {
  const name = knownCarrier(carrier)
  return name && code ? CARRIERS[name].page(encodeURIComponent(normalizeTrackingCode(code))) : null
}

/** A wrong check digit counts as a typing error. */
export function carrierOfCode(code: string): KnownCarrier | null {
  const { kind } = checkTrackingCode(code)
  return kind === 's10' || kind === 'wrong-digit' ? 'Correios' : null
}

export type CorreiosService = 'sedex' | 'sedex-10' | 'sedex-12' | 'pac' | 'registered' | 'international' | 'reverse'

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
