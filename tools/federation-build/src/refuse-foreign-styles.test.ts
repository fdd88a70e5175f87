import { describe, expect, it, test } from 'vitest'
import { foreignStyles, refuseForeignStyles } from './refuse-foreign-styles'

test.each([
  '.mf-orders_row-a1{color:red}',
  '.mf-orders_row-a1 td,td .mf-orders_row-a1:hover{color:red}',
  ':where(.mf-orders_row-a1,.mf-orders_card-b2){color:red}',
  '[data-theme=dark] .mf-orders_row-a1{color:red}',
  '.ant-table .mf-orders_row-a1:not(.ant-x){color:red}',
  '@media (width<600px){@supports (color:red){.mf-orders_row-a1{color:red}}}',
  '.mf-orders_row-a1{color:red;& td{color:blue}&:hover{color:green}}',
  '@media print{body:has(>.mf-orders_slip-d4)>:not(.mf-orders_slip-d4){display:none}}',
  '@page packing-slip{margin:14mm}',
  '@keyframes mf-orders_spin-c3{from{opacity:0}to{opacity:1}}',
  '',
])('accepted styles of a remote: %s', (css) => {
  expect(foreignStyles(css, 'mf-orders')).toEqual([])
})

describe('refused styles of a remote', () => {
  test.each([
    ['html body{margin:0}', 'html body'],
    ['.mf-orders_row-a1,.ant-table{color:red}', '.mf-orders_row-a1,.ant-table'],
    ['.mf-users_row-a1{color:red}', '.mf-users_row-a1'],
    ['*{color:red}', '*'],
    ['td:not(.mf-orders_row-a1){color:red}', 'td:not(.mf-orders_row-a1)'],
    ['html:has(td){color:red}', 'html:has(td)'],
    ['@page{margin:0}', '@page'],
    [':is(.mf-orders_row-a1,main){color:red}', ':is(.mf-orders_row-a1,main)'],
    ['[class^=mf-orders_]{color:red}', '[class^=mf-orders_]'],
    ['#mf-orders_row{color:red}', '#mf-orders_row'],
    [':root{--ant-color-text:red}', ':root'],
    ['@media print{nav{display:none}}', 'nav'],
    ['@keyframes spin{to{opacity:1}}', '@keyframes spin'],
    ['@font-face{font-family:Inter;src:url(a.woff2)}', '@font-face'],
    ['@property --x{syntax:"*";inherits:false}', '@property'],
  ])('%s', (css, named) => {
    expect(foreignStyles(css, 'mf-orders')).toEqual([named])
  })

  it('a refused rule is found in the middle of a sheet', () => {
    expect(foreignStyles('.mf-orders_a{color:red}\n.b , i{color:red}.mf-orders_c{color:red}', 'mf-orders')).toEqual([
      '.b , i',
    ])
  })
})

test('only the error of a failed build is shown, which has no files', () => {
  refuseForeignStyles().setup({
    context: { rootPath: '/mf-orders', distPath: '/mf-orders/missing' },
    onAfterBuild: (check) => check({ stats: { hasErrors: () => true } }),
  })
})
