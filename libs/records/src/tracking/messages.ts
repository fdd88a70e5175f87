import type { Integration, TrackingStatus } from '@loja/domain/settings'

const names: Record<Integration, string> = { meta: 'Meta', ga4: 'GA4', ads: 'Ads' }

export const messages = {
  names,
  label: 'Status do rastreamento',
  statusText: (status: TrackingStatus): string => {
    switch (status.kind) {
      case 'disabled':
        return 'Desabilitado'
      case 'not-configured':
        return 'Não Configurado'
      case 'partly-active':
        return `${status.active}/3 Ativo`
      case 'fully-active':
        return 'Totalmente Ativo'
    }
  },
  disabledHint: 'O rastreamento está desligado nas configurações.',
  missing(missing: Integration[]): string {
    const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
    return `Falta configurar: ${list.format(missing.map((one) => names[one]))}.`
  },
  complete: 'Meta, GA4 e Ads estão configurados.',
  notCurrent: 'Não foi possível atualizar: este pode não ser o estado atual.',
  checking: 'Verificando',
  unavailable: 'Indisponível',
  configured: 'configurado',
  notConfigured: 'não configurado',
} as const
