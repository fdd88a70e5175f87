import { counted, formatCount, formatPercent } from '@loja/domain/format'
import type {
  TrackingLogFilter,
  TrackingLogSource,
  TrackingLogStatus,
  TrackingProvider,
} from '@loja/domain/tracking-logs'
import { messages as periodMessages } from '../period/messages'
import { providerNames } from '../tracking-alarms/provider-names'

const STATUSES: Record<TrackingLogStatus, string> = { enviado: 'Enviado', falhou: 'Falhou', ignorado: 'Ignorado' }
const SOURCES: Record<TrackingLogSource, string> = { navegador: 'Navegador', servidor: 'Servidor' }

const FILTER_TAGS: { [Key in keyof TrackingLogFilter]: (value: NonNullable<TrackingLogFilter[Key]>) => string } = {
  orders: (text) => `Pedido: ${text}`,
  provider: (provider) => `Provedor: ${providerNames[provider]}`,
  status: (status) => `Status: ${STATUSES[status]}`,
  eventName: (name) => `Evento: ${name}`,
  period: periodMessages.tag,
}

export const messages = {
  title: 'Analytics',
  summary: (count: number, time: string) => `${counted(count, 'evento', 'eventos')} · Atualizado às ${time}`,
  refresh: 'Atualizar',
  loadFailed: 'Não foi possível carregar os eventos.',
  figuresFailed: 'Não foi possível carregar os números dos eventos.',

  figures: 'Números e alertas',
  providers: providerNames,
  providersLabel: 'Provedores',
  filterByProvider: (provider: TrackingProvider) => `Mostrar só ${providerNames[provider]}`,
  inactive: 'Não está ativo',
  sent: 'Enviados',
  failed: 'Falhas',
  rate: 'Sucesso',
  rateMeaning: 'Dos eventos que a loja tentou enviar; os ignorados não contam.',
  rateOf: formatPercent,
  lastSent: 'Último envio',
  never: 'nunca',

  chartTitle: 'Eventos por dia',
  chart: 'Eventos por dia: use as setas para percorrer os dias',
  chartFailed: 'Não foi possível carregar o gráfico.',
  chartSum: (sent: number, failed: number) =>
    `${counted(sent, 'enviado', 'enviados')} e ${counted(failed, 'falha', 'falhas')}`,
  noEvents: 'Nenhum evento no período',
  failures: 'Falhas',
  daySpoken: (day: string, parts: string[]) => `${day}: ${parts.join(', ') || 'nenhum evento'}`,
  dayPart: (name: string, count: number) => `${name} ${formatCount(count)}`,
  asTable: 'Ver os números em tabela',
  day: 'Dia',
  showDay: (day: string) => `Mostrar os eventos de ${day}`,
  sentTo: (provider: TrackingProvider) => `${providerNames[provider]}: enviados`,
  failedTo: (provider: TrackingProvider) => `${providerNames[provider]}: falhas`,

  search: 'Buscar por número do pedido',
  providerFilter: 'Filtrar por provedor',
  allProviders: 'Todos os provedores',
  statusFilter: 'Filtrar por status',
  allStatuses: 'Todos os status',
  eventFilter: 'Filtrar por evento',
  allEvents: 'Todos os eventos',
  anyPeriod: 'Últimos 90 dias',
  filterTags: FILTER_TAGS,
  found: (count: number) => counted(count, 'evento encontrado', 'eventos encontrados'),

  event: 'Evento',
  time: 'Quando',
  provider: 'Provedor',
  status: 'Status',
  statuses: STATUSES,
  order: 'Pedido',
  value: 'Valor',
  response: 'Resposta',
  httpStatus: (code: number) => `HTTP ${code}`,

  empty: 'Nenhum evento encontrado',
  emptyHint: 'Os eventos aparecem aqui quando o servidor da loja registra um envio',
  emptyFilteredHint: 'Tente ajustar os filtros; o pedido é buscado pelo número inteiro',

  detailsTitle: (event: string, provider: TrackingProvider) => `${event} · ${providerNames[provider]}`,
  detailsLoading: 'Detalhes do evento',
  detailsFailed: 'Não foi possível carregar o evento.',
  detailsWaiting: 'Carregando o evento',
  notFoundTitle: 'Evento não encontrado',
  notFoundHint: 'O endereço pode estar errado, ou o evento tem mais de 90 dias e foi excluído.',
  eventId: 'ID do evento',
  noEventId: 'Sem ID: o provedor não reconhece o mesmo evento enviado duas vezes',
  source: 'Origem',
  sources: SOURCES,
  payload: 'Conteúdo enviado',
  payloadHint: 'Dados pessoais e campos que não conhecemos ficam ocultos.',
  noPayload: 'O servidor da loja não registrou o conteúdo.',
  payloadCut: (limit: number) => `Só os primeiros ${formatCount(limit)} campos são mostrados.`,
  covered: 'oculto',
} as const
