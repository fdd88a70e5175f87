import { formatDay } from '@loja/domain/format'
import type { ORDER_PERIOD_PRESETS, OrderPeriod } from '@loja/domain/orders'

const PERIODS: Record<(typeof ORDER_PERIOD_PRESETS)[number], string> = {
  hoje: 'Hoje',
  '7-dias': 'Últimos 7 dias',
  '30-dias': 'Últimos 30 dias',
  'este-mes': 'Este mês',
}

function period(of: OrderPeriod): string {
  if ('preset' in of) return PERIODS[of.preset]
  const { firstDay, lastDay } = of
  if (firstDay && lastDay)
    return firstDay === lastDay ? formatDay(firstDay) : `${formatDay(firstDay)} a ${formatDay(lastDay)}`
  return firstDay ? `desde ${formatDay(firstDay)}` : `até ${formatDay(lastDay ?? '')}`
}

export const messages = {
  filter: 'Filtrar por período',
  periods: PERIODS,
  period,
  tag: (of: OrderPeriod) => `Período: ${period(of)}`,
} as const
