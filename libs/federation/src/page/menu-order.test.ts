import { getOffer, type Offer, type PageData } from '@loja/platform'
import { expect, test } from 'vitest'
import { inMenuOrder } from './menu-order'

const bundled = getOffer().get()

function page(label: string, section: string, order = 10): PageData {
  return { path: `/admin/${label.toLowerCase()}`, label, icon: 'gift', section, order, shape: { kind: 'sentence' } }
}

function drawn(more: Pick<Offer, 'pages' | 'sections'>): string {
  const pages = inMenuOrder({ ...more, pages: { ...more.pages, ...bundled.pages } })
  return Object.values(pages)
    .filter(({ inMenu }) => inMenu !== false)
    .map(({ label }) => label)
    .join(' ')
}

const STORE = 'Dashboard Produtos Categorias Marcas Pedidos Usuários Analytics Feedbacks Notas Fiscais Rastreamento'
const SYSTEM = 'Configurações'

test('[NAV-01] the menu has the nine links in their order', () => {
  expect(drawn({ pages: {}, sections: {} })).toBe(`${STORE} ${SYSTEM}`)
})

test('[NAV-07] a page is drawn in its place, and pages with one number by label', () => {
  const pages = {
    coupons: page('Cupons', 'store', 30),
    bundles: page('Álbuns', 'store', 30),
    logs: page('Logs', 'system'),
  }
  expect(drawn({ pages, sections: {} })).toBe(`${STORE.replace('Pedidos', 'Álbuns Cupons Pedidos')} ${SYSTEM} Logs`)
})

test('[NAV-07] a declared section comes after the one it names', () => {
  const sections = {
    ads: { label: 'Anúncios', after: 'marketing' },
    finance: { label: 'Financeiro', after: 'store' },
    marketing: { label: 'Marketing', after: 'store' },
  }
  const pages = { a: page('A', 'ads'), f: page('F', 'finance'), m: page('M', 'marketing') }
  expect(drawn({ pages, sections })).toBe(`${STORE} F M A ${SYSTEM}`)
})

test('[NAV-07] sections in a cycle, after an unknown one or after the last one come before the last one', () => {
  const sections = {
    a: { label: 'A', after: 'b' },
    b: { label: 'B', after: 'a' },
    lost: { label: 'Perdida', after: 'absent' },
    below: { label: 'Abaixo', after: 'lost' },
    end: { label: 'Fim', after: 'system' },
    store: { label: 'Outra loja', after: 'system' },
  }
  const pages = {
    a: page('Pa', 'a'),
    b: page('Pb', 'b'),
    l: page('Pl', 'lost'),
    z: page('Pz', 'below'),
    e: page('Pe', 'end'),
  }
  expect(drawn({ pages, sections })).toBe(`${STORE} Pe Pl Pz Pa Pb ${SYSTEM}`)
})

test('[NAV-07] a page of a section that is not declared is drawn with those of the store', () => {
  expect(drawn({ pages: { x: page('Xis', 'absent', 99) }, sections: {} })).toBe(`${STORE} Xis ${SYSTEM}`)
})
