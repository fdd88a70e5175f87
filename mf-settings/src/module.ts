import type { ModuleDeclaration } from '@loja/platform'

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
      load: async () => (await import('./tracking-logs/TrackingLogsRoutes')).TrackingLogsRoutes,
    },
  },
} satisfies ModuleDeclaration
