import type { WorkKey } from '@loja/data/dashboard'
import type { ModuleDeclaration } from '@loja/platform'
import { SETTING_COMMANDS } from './setting-commands'

const loadTrackingLogs = () => import('./tracking-logs/TrackingLogsRoutes')

export default {
  pages: {
    settings: {
      path: '/admin/settings',
      label: 'Configurações',
      icon: 'setting',
      section: 'system',
      order: 10,
      shape: { kind: 'settings' },
      load: async () => (await import(/* webpackMode: "eager" */ './settings/SettingsPage')).SettingsPage,
    },
    trackingLogs: {
      path: '/admin/tracking-logs',
      label: 'Analytics',
      icon: 'line-chart',
      section: 'store',
      order: 50,
      shape: { kind: 'list', cards: 4 },
      deep: true,
      load: async () => (await loadTrackingLogs()).TrackingLogsRoutes,
      reads: async () => (await loadTrackingLogs()).TRACKING_LOGS.firstReads,
    },
    history: {
      path: '/admin/historico',
      label: 'Histórico',
      icon: 'history',
      section: 'system',
      order: 20,
      // The menu of the account leads to it.
      inMenu: false,
      shape: { kind: 'list', cards: 0 },
      load: async () => (await import('./history/HistoryPage')).HistoryPage,
    },
  },
  quickActions: [{ label: 'Configurar loja', icon: 'setting', page: 'settings', order: 40 }],
  tasks: [
    {
      work: 'tracking_alarms' satisfies WorkKey,
      text: { one: '1 alerta no Analytics', many: '{n} alertas no Analytics' },
      page: 'trackingLogs',
      order: 50,
    },
  ],
  commands: [
    { label: 'Histórico', keywords: ['desfazer', 'lixeira', 'alterações'], page: 'history' },
    { label: 'Configurações: Meta e TikTok', keywords: ['pixel'], page: 'settings', search: '?aba=tracking' },
    { label: 'Configurações: Google e rastreamento', page: 'settings', search: '?aba=analytics' },
    { label: 'Configurações: SEO', page: 'settings', search: '?aba=seo' },
    { label: 'Configurações: Contato', page: 'settings', search: '?aba=contact' },
    { label: 'Configurações: Geral', keywords: ['manutenção'], page: 'settings', search: '?aba=general' },
    { label: 'Configurações: Notificações', page: 'settings', search: '?aba=notifications' },
    ...SETTING_COMMANDS,
  ],
} satisfies ModuleDeclaration
