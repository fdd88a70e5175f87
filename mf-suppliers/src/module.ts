import type { ModuleDeclaration } from '@loja/platform'

const loadSupplier = () => import('./supplier-pages')

export default {
  pages: {
    suppliers: {
      path: '/admin/fornecedores',
      label: 'Fornecedores',
      icon: 'shop',
      section: 'products',
      order: 26,
      whileRows: 'suppliers',
      shape: { kind: 'list', cards: 2 },
      load: async () => (await import(/* webpackMode: "eager" */ './suppliers/SuppliersPage')).SuppliersPage,
      reads: async () => (await import(/* webpackMode: "eager" */ './suppliers/queries')).SUPPLIERS.firstReads,
      subpages: {
        ':supplierId': { shape: { kind: 'form' }, load: async () => (await loadSupplier()).SupplierPage },
        ':supplierId/lista': { shape: { kind: 'form' }, load: async () => (await loadSupplier()).NewListPage },
      },
    },
  },
  commands: [
    { label: 'Novo fornecedor', page: 'suppliers', hash: '#novo' },
    { label: 'Regras de preço por categoria', keywords: ['margem'], page: 'suppliers', hash: '#regras' },
  ],
} satisfies ModuleDeclaration
