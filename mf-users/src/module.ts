import type { TableCount } from '@loja/data'
import type { ModuleDeclaration } from '@loja/platform'

export default {
  pages: {
    users: {
      path: '/admin/users',
      label: 'Usuários',
      icon: 'team',
      section: 'store',
      order: 40,
      shape: { kind: 'list', cards: 3 },
      load: async () => (await import(/* webpackMode: "eager" */ './users/UsersPage')).UsersPage,
    },
    feedbacks: {
      path: '/admin/feedbacks',
      label: 'Feedbacks',
      icon: 'message',
      section: 'store',
      order: 60,
      shape: { kind: 'list', cards: 4 },
      deep: true,
      load: async () => (await import('./feedbacks/FeedbacksRoutes')).FeedbacksRoutes,
    },
  },
  quickActions: [{ label: 'Ver usuários', icon: 'team', page: 'users', order: 10 }],
  counters: [
    {
      count: { table: 'feedbacks', filter: { state: 'eq.pendente' } } satisfies TableCount,
      text: { one: '1 feedback para avaliar', many: '{n} feedbacks para avaliar' },
      page: 'feedbacks',
      search: '?estado=pendente',
      show: ['sidebar'],
    },
  ],
  commands: [
    { label: 'Feedbacks pendentes', keywords: ['avaliar'], page: 'feedbacks', search: '?estado=pendente' },
    { label: 'Feedbacks sem resposta', keywords: ['responder'], page: 'feedbacks', search: '?sem-resposta=sim' },
  ],
  links: [
    { from: 'product', label: 'Ver feedbacks', page: 'feedbacks', search: '?produto={id}' },
    { from: 'user', label: 'Ver feedbacks', page: 'feedbacks', search: '?busca={userId}' },
  ],
  settingsSections: [{ label: 'Administradores', page: 'users', search: '?perfil=admin' }],
} satisfies ModuleDeclaration
