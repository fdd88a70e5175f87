import type { ModuleDeclaration } from '@loja/platform'

const productForm = {
  shape: { kind: 'form' },
  load: async () => (await import('./product-form/ProductFormPage')).ProductFormPage,
} as const

export default {
  pages: {
    products: {
      path: '/admin/products',
      label: 'Produtos',
      icon: 'appstore',
      section: 'store',
      order: 20,
      shape: { kind: 'list', cards: 4 },
      load: async () => (await import(/* webpackMode: "eager" */ './products/ProductsPage')).ProductsPage,
      subpages: { add: productForm, 'edit/:productId': productForm },
    },
  },
  quickActions: [{ label: 'Ver produtos', icon: 'appstore', page: 'products', order: 20 }],
  commands: [
    { label: 'Novo produto', keywords: ['adicionar', 'cadastrar'], page: 'products', below: '/add' },
    { label: 'Importar produtos', keywords: ['planilha', 'csv', 'excel'], page: 'products', hash: '#importar' },
    { label: 'Produtos com estoque baixo', keywords: ['repor'], page: 'products', search: '?estoque=baixo' },
    { label: 'Produtos em promoção', keywords: ['desconto'], page: 'products', search: '?promocao=sim' },
  ],
} satisfies ModuleDeclaration
