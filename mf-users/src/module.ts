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
} satisfies ModuleDeclaration
