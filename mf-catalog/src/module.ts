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
} satisfies ModuleDeclaration
