import { addDays, type Day, isDay } from '../format/calendar-day'

/** Days until today by their word in the address. The first is not written. */
const PRESET_DAYS = { '30-dias': 30, '7-dias': 7, '90-dias': 90 } as const

export type SalesPreset = keyof typeof PRESET_DAYS

export const SALES_PRESETS = ['7-dias', '30-dias', '90-dias'] as const satisfies SalesPreset[]

/** As `sales_figures`. */
const MOST_DAYS = 366

export type SalesChoice = { preset: SalesPreset } | { firstDay: Day; lastDay: Day }

/** `periodo`, or `de` and `ate`. Swaps days in the wrong order, and keeps the last 366 of a longer period. */
export function parseSalesChoice(query: { get(name: string): string | null }): SalesChoice {
  const [first, last] = [query.get('de'), query.get('ate')].sort()
  if (isDay(first) && isDay(last)) {
    const [, firstDay = first] = [addDays(last, 1 - MOST_DAYS), first].sort()
    return { firstDay, lastDay: last }
  }
  return { preset: SALES_PRESETS.find((preset) => preset === query.get('periodo')) ?? '30-dias' }
}

export function formatSalesChoice(choice: SalesChoice): Record<string, string> {
  if (!('preset' in choice)) return { de: choice.firstDay, ate: choice.lastDay }
  return choice.preset === '30-dias' ? {} : { periodo: choice.preset }
}

/** @param today day in São Paulo (`storeDay`) */
export function resolveSalesChoice(choice: SalesChoice, today: Day): { firstDay: Day; lastDay: Day; days: number } {
  const { firstDay, lastDay } =
    'preset' in choice ? { firstDay: addDays(today, 1 - PRESET_DAYS[choice.preset]), lastDay: today } : choice
  return { firstDay, lastDay, days: (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 + 1 }
}
