import { expect, test } from 'vitest'
import { readText, type Style } from './test-support'

const STYLES: Style[] = [
  {
    style: 'prices from a quantity on',
    list: 'Asad 100ml R$ 189,90 - a partir de 3 un R$ 179,90 - acima de 10: R$ 169,90\nYara | 1 un 50 | 3 un 45 | 10 un 40',
    lines: ['Asad 100ml = 189.9; 3+ 179.9; 10+ 169.9', 'Yara = 1+ 50; 3+ 45; 10+ 40'],
  },
  {
    style: 'sections as plain words',
    list: 'Lattafa\nAsad 100ml - 179,00\nYara 100ml - 165,00\n\nArmaf\nClub de Nuit 105ml - 185,00\nFemininos\nLe Parfait 100ml - 150,00',
    lines: [
      '[Lattafa] Asad 100ml = 179',
      '[Lattafa] Yara 100ml = 165',
      '[Armaf] Club de Nuit 105ml = 185',
      '[Femininos] Le Parfait 100ml feminino = 150',
    ],
  },
  {
    style: 'products in capital letters, one without a price',
    list: 'ASAD 100ML 179,00\nYARA MOI\nSABAH 100ML 150,00',
    lines: ['ASAD 100ML = 179', 'SABAH 100ML = 150'],
    faults: [2],
  },
  {
    style: 'products that are sold out',
    list: 'Asad 100ml - 179,00\nYara 100ml - ESGOTADO\nSabah 100ml - 150,00 ❌\nBadee 100ml (sem estoque)\n❌ Oud 100ml - R$ 165,00\n✅ Lua 100ml - R$ 150,00\n▪️Fakhar black 100ml....❌ESGOTADO❌\n~Khamrah 100ml - 210,00~\n~Fakhar 100ml~',
    lines: [
      'Asad 100ml = 179',
      'Yara 100ml ESGOTADO',
      'Sabah 100ml = 150 ESGOTADO',
      'Badee 100ml ESGOTADO',
      'Oud 100ml = 165 ESGOTADO',
      'Lua 100ml = 150',
      'Fakhar black 100ml ESGOTADO',
      'Khamrah 100ml = 210 ESGOTADO',
      'Fakhar 100ml ESGOTADO',
    ],
  },
  {
    style: 'cards with the measure below the name',
    list: 'Asad Lattafa\n100 ml\nR$ 165,00\n\nYara Lattafa\n100ml EDP\nR$ 150,00',
    lines: ['Asad Lattafa 100 ml = 165', 'Yara Lattafa 100ml EDP = 150'],
  },
  {
    style: 'forms',
    list: 'Produto: Asad 100ml\nCód: LT-100\nEAN: 7891234567895\nPreço: R$ 179,00\n\nProduto: Yara 100ml\nCód: LT-101\nEAN: 6291108730515\nPreço: R$ 165,00',
    lines: ['Asad 100ml = 179 #LT-100 ean 7891234567895', 'Yara 100ml = 165 #LT-101 ean 6291108730515'],
  },
  {
    style: 'codes at the start of lines',
    list: '10234 - Asad 100ml - 179,00\n10877 - Yara 100ml - 165,00\n20455 - Sabah 100ml - 150,00',
    lines: ['Asad 100ml = 179 #10234', 'Yara 100ml = 165 #10877', 'Sabah 100ml = 150 #20455'],
  },
  {
    style: 'codes with letters',
    list: 'LAT001 | Asad 100ml | 179,00\nLAT017 | Yara 100ml | 165,00\nARM005 | Club de Nuit 105ml | 185,00',
    lines: ['Asad 100ml = 179 #LAT001', 'Yara 100ml = 165 #LAT017', 'Club de Nuit 105ml = 185 #ARM005'],
  },
  {
    style: 'codes in brackets and in words',
    list: 'Asad 100ml (cód. 4501) R$ 179,00\nYara 100ml (ref: 4502-B) R$ 165,00\nSabah 100ml SKU SB100 R$ 150,00',
    lines: ['Asad 100ml = 179 #4501', 'Yara 100ml = 165 #4502-B', 'Sabah 100ml = 150 #SB100'],
  },
  {
    style: 'bar codes',
    list: '6291108735411 Asad 100ml 179,00\n6291108730515 Yara 100ml 165,00\nEAN 96385074 Sachê Lavanda 8,00',
    lines: [
      'Asad 100ml = 179 ean 6291108735411',
      'Yara 100ml = 165 ean 6291108730515',
      'Sachê Lavanda = 8 ean 96385074',
    ],
  },
  {
    style: 'numbered lines',
    list: '1) Asad 100ml: R$ 179\n2) Yara 100ml: R$ 165\n3) 212 VIP Men 100ml: R$ 399\n4) CK One 200ml: R$ 289',
    lines: ['Asad 100ml = 179', 'Yara 100ml = 165', '212 VIP Men 100ml = 399', 'CK One 200ml = 289'],
  },
  {
    style: 'lines numbered with three digits',
    list: '001 - Asad 100ml - 179,00\n002 - Yara 100ml - 165,00\n003 - Sabah 100ml - 150,00',
    lines: ['Asad 100ml = 179', 'Yara 100ml = 165', 'Sabah 100ml = 150'],
  },
  {
    style: 'lines numbered without a sign',
    list: '1 Asad 100ml 165\n2 Yara 100ml 150\n3 1 Million 100ml 449',
    lines: ['Asad 100ml = 165', 'Yara 100ml = 150', '1 Million 100ml = 449'],
  },
  {
    style: 'stock behind the price',
    list: 'Perfume Asad 100ml - Preço: R$ 165,00 - Estoque: 12\nPerfume Yara 100ml - Preço: R$ 150,00 - Estoque: 0',
    lines: ['Perfume Asad 100ml = 165', 'Perfume Yara 100ml = 150 ESGOTADO'],
  },
  {
    style: 'boxes',
    list: 'Sabonete Dove 90g cx c/ 12 R$ 38,90\nShampoo Seda 325ml caixa com 6 - R$ 71,40\nEsmalte Risqué c/ 6 un 24,00\nÁlcool 1L cx 12 R$ 84,00\nDecant Lattafa 12x10ml R$ 240,00\nAmostras Asad (24 un) R$ 96,00',
    lines: [
      'Sabonete Dove 90g = 38.9 (cx 12)',
      'Shampoo Seda 325ml = 71.4 (cx 6)',
      'Esmalte Risqué = 24 (cx 6)',
      'Álcool 1L = 84 (cx 12)',
      'Decant Lattafa 12x10ml = 240 (cx 12)',
      'Amostras Asad = 96 (cx 24)',
    ],
  },
  {
    style: 'whole messages with talk around them',
    list: 'Bom dia, clientes! ☀️\n*TABELA DE PREÇOS 22/11/2026*\n\n*ÁRABES*\nAsad 100ml - R$ 179,00\nYara 100ml - R$ 165,00\n\nPedido mínimo R$ 500,00\nFrete grátis acima de R$ 1.000,00\nPix: 11.222.333/0001-81\nWhatsApp (11) 91234-5678',
    lines: ['[ÁRABES] Asad 100ml = 179', '[ÁRABES] Yara 100ml = 165'],
    faults: [1, 2, 8, 9, 10, 11],
  },
  {
    style: 'exported chats',
    list: '22/11/2026 10:31 - Brisa Importados: Asad 100ml pix 179 cartão 189\n22/11/2026 10:31 - Brisa Importados: Yara 100ml pix 165 cartão 175\n22/11/2026 10:33 - Você: ok, obrigado!',
    lines: ['Asad 100ml = pix 179; cartão 189', 'Yara 100ml = pix 165; cartão 175'],
    faults: [3],
  },
  {
    style: 'capital letters',
    list: 'PERFUMES ÁRABES\nASAD 100ML R$ 179,00\nBODY SPLASH\nROMANCE 200ML R$ 45,00',
    lines: ['[PERFUMES ÁRABES] ASAD 100ML = 179', '[BODY SPLASH] ROMANCE 200ML = 45'],
  },
  {
    style: 'prices before names',
    list: 'R$ 179,00 - Asad 100ml\nR$ 165,00 - Yara 100ml',
    lines: ['Asad 100ml = 179', 'Yara 100ml = 165'],
  },
  {
    style: 'several products in one line',
    list: 'Asad 100ml 179 | Yara 100ml 165 | Sabah 100ml 150\nKhamrah 100ml R$ 210,00 / Qahwa 100ml R$ 220,00\nYara rosa, moi e tous 100ml - 165,00',
    lines: [
      'Asad 100ml = 179',
      'Yara 100ml = 165',
      'Sabah 100ml = 150',
      'Khamrah 100ml = 210',
      'Qahwa 100ml = 220',
      'Yara rosa, moi e tous 100ml = 165',
    ],
  },
  {
    style: 'one price above several products',
    list: '*R$ 165,00*\nYara Rosa 100ml\nYara Moi 100ml\n\n🔥 TODOS POR R$ 45,00 🔥\nBody Splash Romance\n~Body Splash Love~\nBody Splash Vanilla\n\nAsad 100ml - 179,00',
    lines: [
      'Yara Rosa 100ml = 165',
      'Yara Moi 100ml = 165',
      'Body Splash Romance = 45',
      'Body Splash Love ESGOTADO',
      'Body Splash Vanilla = 45',
      'Asad 100ml = 179',
    ],
  },
  {
    style: 'names apart from their prices',
    list: 'Pedido mínimo\nR$ 500,00\nAsad 100ml\nR$ 179,00\n\nR$ 10,00\n\nYara 100ml 165',
    lines: ['Asad 100ml = 179', 'Yara 100ml = 165'],
    faults: [1, 2, 6],
  },
  {
    style: 'a list in dollars',
    list: 'TABELA EM DÓLAR\nAsad 100ml 22,50\nYara 100ml 21,00\nPREÇOS EM REAIS\nSabah 100ml 150,00',
    lines: ['Sabah 100ml = 150'],
    faults: [1, 2, 3, 4],
  },
  {
    style: 'pictures and deleted messages of a chat',
    list: '[12:03, 21/11/2026] Brisa: *ÁRABES*\n[12:04, 21/11/2026] Brisa: <Mídia oculta>\n[12:04, 21/11/2026] Brisa: Asad 100ml - 179,00\n[12:05, 21/11/2026] Brisa: imagem ocultada\n[12:05, 21/11/2026] Brisa: Mensagem apagada\n[12:06, 21/11/2026] Brisa: Yara 100ml - 165,00',
    lines: ['[ÁRABES] Asad 100ml = 179', '[ÁRABES] Yara 100ml = 165'],
  },
  {
    style: 'a price for several',
    list: 'Sabonete Phebo 90g - 3 por R$ 12,00\nAsad 100ml de 12 por 10,00\nKit de 3 sabonetes por 25,00',
    lines: ['Sabonete Phebo 90g = caixa 12 (cx 3)', 'Asad 100ml = 10', 'Kit de 3 sabonetes = 25'],
  },
  {
    style: 'a name that is struck through with its former price',
    list: '~Asad 100ml R$ 199~ R$ 179\nYara 100ml 3x 63,00 ou 179 à vista',
    lines: ['Asad 100ml = 179', 'Yara 100ml = à vista 179'],
  },
  {
    style: 'headings of columns in blanks',
    list: 'PRODUTO                  PREÇO\nASAD 100ML              179,00\nYARA 100ML              165,00',
    lines: ['ASAD 100ML = 179', 'YARA 100ML = 165'],
    faults: [1],
  },
]

test.each(['Novidades chegando', '*LANÇAMENTOS CHEGANDO*', 'Reposição', '🔥 REPOSIÇÃO 🔥'])(
  '[IMP-21] products around %s are in stock',
  (line) => {
    const read = readText(`Asad 100ml - 179,00\n${line}\n\nYara 100ml - 165,00`)
    expect(read.lines.map(({ text, soldOut }) => [text, soldOut])).toEqual([
      ['Asad 100ml', false],
      ['Yara 100ml', false],
    ])
  },
)

test('[IMP-21] the number of a name is no code among long codes', () => {
  const list = '46063 Yara R$ 75,00\n41303 Sabah R$ 37,00\n37249 Asad R$ 66,00\n212 VIP R$ 364,00'
  expect(readText(list).shown).toEqual(['Yara = 75 #46063', 'Sabah = 37 #41303', 'Asad = 66 #37249', '212 VIP = 364'])
})

test.each(STYLES)('[IMP-21] a chat is read line by line: $style', ({ list, lines, faults = [] }) => {
  const read = readText(list)
  expect({ lines: read.shown, faults: read.faults }).toEqual({ lines, faults })
})
