import type { TableCount } from '@loja/data/client'
import type { WorkKey } from '@loja/data/dashboard'
import type { ModuleDeclaration } from '@loja/platform'

const loadFeedbacks = () => import('./feedbacks/FeedbacksRoutes')

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
      reads: async () => (await import(/* webpackMode: "eager" */ './users/queries')).USERS.firstReads,
    },
    customer: {
      path: '/admin/customers',
      label: 'Cliente',
      icon: 'contacts',
      section: 'store',
      order: 45,
      shape: { kind: 'list', cards: 4 },
      inMenu: false,
      deep: true,
      load: async () => (await import('./customer/CustomerRoutes')).CustomerRoutes,
    },
    feedbacks: {
      path: '/admin/feedbacks',
      label: 'Feedbacks',
      icon: 'message',
      section: 'store',
      order: 60,
      shape: { kind: 'list', cards: 4 },
      deep: true,
      load: async () => (await loadFeedbacks()).FeedbacksRoutes,
      reads: async () => (await loadFeedbacks()).FEEDBACKS.firstReads,
    },
  },
  quickActions: [{ label: 'Ver usuários', icon: 'team', page: 'users', order: 10 }],
  counters: [
    {
      count: { table: 'feedbacks', filter: { state: 'eq.pendente' } } satisfies TableCount,
      work: 'pending_feedbacks' satisfies WorkKey,
      text: { one: '1 feedback para avaliar', many: '{n} feedbacks para avaliar' },
      page: 'feedbacks',
      search: '?estado=pendente',
      show: ['sidebar'],
    },
  ],
  tasks: [
    {
      work: 'pending_feedbacks' satisfies WorkKey,
      text: { one: '1 feedback para avaliar', many: '{n} feedbacks para avaliar' },
      page: 'feedbacks',
      search: '?estado=pendente',
      order: 90,
    },
  ],
  commands: [
    { label: 'Feedbacks pendentes', keywords: ['avaliar'], page: 'feedbacks', search: '?estado=pendente' },
    { label: 'Feedbacks sem resposta', keywords: ['responder'], page: 'feedbacks', search: '?sem-resposta=sim' },
  ],
  searches: [{ kind: 'customer', label: 'Clientes', icon: 'contacts', page: 'customer', below: '/{by}/{id}' }],
  links: [
    { from: 'product', label: 'Ver feedbacks', page: 'feedbacks', search: '?produto={id}' },
    { from: 'user', label: 'Ver feedbacks', page: 'feedbacks', search: '?busca={userId}' },
    { from: 'user', label: 'Ver cliente', page: 'customer', below: '/user/{userId}' },
    { from: 'order', label: 'Ver cliente', page: 'customer', below: '/order/{id}' },
  ],
  settingsSections: [{ label: 'Administradores', page: 'users', search: '?perfil=admin' }],
} satisfies ModuleDeclaration
