import { counted, formatCount, formatDateTime, formatPercent, formatTime } from '@loja/domain/format'
import type { AlarmOrder, TrackingAlarm, TrackingProvider } from '@loja/domain/tracking-logs'
import { providerNames } from './provider-names'

/** With its article, after `de`. */
const OF: Record<TrackingProvider, string> = {
  meta: 'da Meta',
  ga4: 'do GA4',
  google_ads: 'do Google Ads',
  tiktok: 'do TikTok',
}
const BY: Record<TrackingProvider, string> = {
  meta: 'pela Meta',
  ga4: 'pelo GA4',
  google_ads: 'pelo Google Ads',
  tiktok: 'pelo TikTok',
}
const CHECK: Record<TrackingProvider, string> = {
  meta: 'Confira o ID do pixel e o token nas configurações e, se estiverem certos',
  ga4: 'Confira o ID de métricas nas configurações e, se estiver certo',
  google_ads: 'Confira o ID e o rótulo de conversão nas configurações e, se estiverem certos',
  tiktok: 'Confira o ID do pixel e o token nas configurações e, se estiverem certos',
}

const HOUR_MS = 3_600_000
const numbers = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

function title(alarm: TrackingAlarm): string {
  switch (alarm.code) {
    case 'silent':
      return alarm.since
        ? `${providerNames[alarm.provider]} sem eventos há mais de 24 horas`
        : `${providerNames[alarm.provider]} nunca recebeu um evento`
    case 'failures':
      return `${formatPercent(alarm.failed / alarm.tried)} ${alarm.span === 'purchases' ? 'das compras' : 'dos eventos'} ${OF[alarm.provider]} falharam`
    case 'duplicates':
      return `${counted(alarm.orders, 'compra contada', 'compras contadas')} duas vezes ${BY[alarm.provider]}`
    case 'test_code':
      return 'Código de teste da Meta ligado há mais de 24 horas'
    case 'unsent_orders':
      return `${formatCount(alarm.orders)} de ${counted(alarm.paid, 'pedido pago', 'pedidos pagos')} sem evento de compra`
  }
}

function text(alarm: TrackingAlarm): string {
  switch (alarm.code) {
    case 'silent': {
      const last = alarm.since ? `O último foi em ${formatDateTime(alarm.since)}. ` : ''
      return `${last}${CHECK[alarm.provider]}, avise quem cuida da loja.`
    }
    case 'failures':
      return `${failuresText(alarm)} Abra uma falha e leia a resposta: se falar em token ou permissão, gere outro token.`
    case 'duplicates':
      return `${ordersText(alarm)} nos últimos 7 dias. Navegador e servidor precisam enviar o mesmo ID de evento: peça a correção a quem cuida da loja. Até lá, os anúncios mostram mais receita do que houve.`
    case 'test_code':
      return `Está ligado desde ${formatDateTime(alarm.since)}, e os eventos vão só para a tela de teste da Meta. Apague o código se o teste terminou.`
    case 'unsent_orders':
      return 'Nos últimos 7 dias. Nenhum provedor soube dessas compras. Confira o pagamento no pedido e avise quem cuida da loja: a página de confirmação pode não ter aberto.'
  }
}

function failuresText({ span, failed, tried, since, hours }: Extract<TrackingAlarm, { code: 'failures' }>): string {
  const share = `Foram ${formatCount(failed)} de ${formatCount(tried)}`
  if (span !== 'hour') return `${share} nas últimas 24 horas.`
  const from = Date.parse(since)
  const [day] = formatDateTime(since).split(',')
  const times = hours > 1 ? ` Aconteceu em ${hours} horas nas últimas 24.` : ''
  return `${share} em ${day}, das ${formatTime(from)} às ${formatTime(from + HOUR_MS)}.${times}`
}

function ordersText({ orders, first }: { orders: number; first: AlarmOrder[] }): string {
  const known = first.flatMap(({ number }) => number ?? [])
  const others = orders - known.length
  const all = [...known, ...(others > 0 ? [counted(others, 'outro', 'outros')] : [])]
  return `${orders === 1 ? 'Pedido' : 'Pedidos'} ${numbers.format(all)}`
}

const ACTIONS: Record<TrackingAlarm['code'], string> = {
  silent: 'Conferir configuração',
  failures: 'Ver as falhas',
  duplicates: 'Ver os eventos',
  test_code: 'Excluir o código',
  unsent_orders: 'Ver pedido',
}

export const messages = {
  title,
  text,
  action: (alarm: TrackingAlarm) => ACTIONS[alarm.code],
  orderUnknown: 'Pedido sem número',
  moreOrders: (count: number) => `e mais ${formatCount(count)}`,

  alarms: 'Alertas',
  count: (count: number) => counted(count, 'alerta', 'alertas'),
  state: (count: number) => (count > 0 ? counted(count, 'alerta', 'alertas') : 'Nenhum alerta'),
  inSettings: (count: number, first: string) =>
    count === 1 ? first : `${first} e mais ${counted(count - 1, 'alerta', 'alertas')}`,
  checking: 'Verificando alertas',
  none: 'Nenhum alerta',
  noneHint: 'Olhamos envios, falhas, compras repetidas, código de teste e pedidos pagos dos provedores ativos.',
  failed: 'Não foi possível verificar os alertas.',
} as const
