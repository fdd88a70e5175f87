import { expect, test } from 'vitest'
import { readText } from './test-support'

interface Style {
  style: string
  list: string
  lines: string[]
  faults?: number[]
}

const STYLES: Style[] = [
  {
    style: 'two ways of payment with the words before',
    list: 'Asad 100ml à vista 179 / cartão 189\nYara 100ml à vista 165 / cartão 175',
    lines: ['Asad 100ml = à vista 179; cartão 189', 'Yara 100ml = à vista 165; cartão 175'],
  },
  {
    style: 'two ways of payment with the words behind',
    list: 'Asad 100ml - R$ 179,00 à vista / R$ 189,00 no cartão\nYara 100ml - R$ 165,50 à vista / R$ 175,90 no cartão',
    lines: ['Asad 100ml = à vista 179; cartão 189', 'Yara 100ml = à vista 165.5; cartão 175.9'],
  },
  {
    style: 'words behind without a sign between',
    list: 'Asad 100ml 179 pix 189 cartão\nYara 100ml 165 pix 175 cartão',
    lines: ['Asad 100ml = pix 179; cartão 189', 'Yara 100ml = pix 165; cartão 175'],
  },
  {
    style: 'words and prices joined by colons',
    list: 'Asad 100ml pix:179 cartao:189\nYara 100ml pix:165 cartao:175',
    lines: ['Asad 100ml = pix 179; cartão 189', 'Yara 100ml = pix 165; cartão 175'],
  },
  {
    style: 'words in parentheses',
    list: '• Asad 100ml – R$ 179 (pix) R$ 189 (cartão)\n• Yara 100ml – R$ 165 (pix) R$ 175 (cartão)',
    lines: ['Asad 100ml = pix 179; cartão 189', 'Yara 100ml = pix 165; cartão 175'],
  },
  {
    style: 'prices by quantity',
    list: 'Body Splash Romance | 1 un 50 | 3 un 45 | 10 un 40\nBody Splash Vanilla | 1 un 52 | 3 un 47 | 10 un 42',
    lines: ['Body Splash Romance = 1+ 50; 3+ 45; 10+ 40', 'Body Splash Vanilla = 1+ 52; 3+ 47; 10+ 42'],
  },
  {
    style: 'prices from a quantity on',
    list: 'Asad 100ml R$ 189,90 - a partir de 3 un R$ 179,90 - acima de 10: R$ 169,90',
    lines: ['Asad 100ml = 189.9; 3+ 179.9; 10+ 169.9'],
  },
  {
    style: 'prices by quantity with a plus sign',
    list: 'Hidratante Karité 200g: 1+ 25,00 / 6+ 22,50 / 12+ 19,90\nHidratante Aveia 200g: 1+ 24,00 / 6+ 21,50 / 12+ 18,90',
    lines: ['Hidratante Karité 200g = 1+ 25; 6+ 22.5; 12+ 19.9', 'Hidratante Aveia 200g = 1+ 24; 6+ 21.5; 12+ 18.9'],
  },
  {
    style: 'wholesale and retail',
    list: 'Club de Nuit Intense 105ml atacado 80 varejo 120\nClub de Nuit Woman 105ml atacado 85 varejo 125',
    lines: ['Club de Nuit Intense 105ml = atacado 80; varejo 120', 'Club de Nuit Woman 105ml = atacado 85; varejo 125'],
  },
  {
    style: 'wholesale and retail behind',
    list: 'Sabah 100ml 80,00 atacado - 120,00 varejo\nBadee 100ml 90,00 atacado - 130,00 varejo',
    lines: ['Sabah 100ml = atacado 80; varejo 120', 'Badee 100ml = atacado 90; varejo 130'],
  },
  {
    style: 'a price before the promotion',
    list: 'Asad 100ml de 99 por 89\nYara 100ml de R$ 120,00 por R$ 99,90\nSabah 100ml ~R$ 150,00~ R$ 139,00\nKit de 3 sabonetes por 25,00',
    lines: ['Asad 100ml = 89', 'Yara 100ml = 99.9', 'Sabah 100ml = 139', 'Kit de 3 sabonetes = 25'],
  },
  {
    style: 'a price before an arrow',
    list: 'Asad 100ml R$ 199,00 → R$ 179,00\nYara 100ml R$ 180,00 ➡️ R$ 165,00',
    lines: ['Asad 100ml = 179', 'Yara 100ml = 165'],
  },
  {
    style: 'sections in bold',
    list: '*MASCULINOS*\nAsad 100ml - 179,00\nSauvage 100ml - 489,00\n\n*FEMININOS*\nYara 100ml - 165,00',
    lines: [
      '[MASCULINOS] Asad 100ml masculino = 179',
      '[MASCULINOS] Sauvage 100ml masculino = 489',
      '[FEMININOS] Yara 100ml feminino = 165',
    ],
  },
  {
    style: 'sections between pictures',
    list: '🌸 FEMININOS 🌸\n🔹 Yara 100ml R$ 165\n🔹 Yara Moi 100ml R$ 170\n🧔🏻 MASCULINOS 🧔🏻\n🔸 Asad 100ml R$ 179',
    lines: [
      '[FEMININOS] Yara 100ml feminino = 165',
      '[FEMININOS] Yara Moi 100ml feminino = 170',
      '[MASCULINOS] Asad 100ml masculino = 179',
    ],
  },
  {
    style: 'sections between rules',
    list: '===KITS===\nKit Natura 3 un R$ 99,90\n------ INFANTIL ------\nColônia Bebê 120ml R$ 39,90\n━━━━━━━━━━━━\n',
    lines: ['[KITS] Kit Natura 3 un = 99.9', '[INFANTIL] Colônia Bebê 120ml = 39.9'],
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
    style: 'sections in capital letters between products',
    list: 'LATTAFA\nAsad 100ml - 179,00\nARMAF\nClub de Nuit 105ml - 185,00',
    lines: ['[LATTAFA] Asad 100ml = 179', '[ARMAF] Club de Nuit 105ml = 185'],
  },
  {
    style: 'products in capital letters, one without a price',
    list: 'ASAD 100ML 179,00\nYARA MOI\nSABAH 100ML 150,00',
    lines: ['ASAD 100ML = 179', 'SABAH 100ML = 150'],
    faults: [2],
  },
  {
    style: 'sections with a colon',
    list: 'Importados:\n- Asad 100ml 179,00\nNacionais:\n- Malbec 100ml 159,00',
    lines: ['[Importados] Asad 100ml = 179', '[Nacionais] Malbec 100ml = 159'],
  },
  {
    style: 'products that are sold out',
    list: 'Asad 100ml - 179,00\nYara 100ml - ESGOTADO\nSabah 100ml - 150,00 ❌\nBadee 100ml (sem estoque)\n~Khamrah 100ml - 210,00~\n~Fakhar 100ml~',
    lines: [
      'Asad 100ml = 179',
      'Yara 100ml ESGOTADO',
      'Sabah 100ml = 150 ESGOTADO',
      'Badee 100ml ESGOTADO',
      'Khamrah 100ml = 210 ESGOTADO',
      'Fakhar 100ml ESGOTADO',
    ],
  },
  {
    style: 'a section of what is sold out',
    list: '*DISPONÍVEIS*\nAsad 100ml 179,00\n*ESGOTADOS*\nYara 100ml 165,00',
    lines: ['[DISPONÍVEIS] Asad 100ml = 179', '[ESGOTADOS] Yara 100ml = 165 ESGOTADO'],
  },
  {
    style: 'marks of stock',
    list: '✅ Asad 100ml - R$ 179,00\n❌ Yara 100ml - R$ 165,00\n✅ Sabah 100ml - R$ 150,00',
    lines: ['Asad 100ml = 179', 'Yara 100ml = 165 ESGOTADO', 'Sabah 100ml = 150'],
  },
  {
    style: 'names above prices',
    list: '*Asad Lattafa 100ml*\n💰 R$ 179,00\n\n*Yara Lattafa 100ml*\n💰 R$ 165,00',
    lines: ['Asad Lattafa 100ml = 179', 'Yara Lattafa 100ml = 165'],
  },
  {
    style: 'names above several prices',
    list: '*Asad Lattafa 100ml*\n💵 À vista: R$ 179,00\n💳 Cartão: R$ 189,00\n\n*Yara Lattafa 100ml*\n💵 À vista: R$ 165,00\n💳 Cartão: R$ 175,00',
    lines: ['Asad Lattafa 100ml = à vista 179; cartão 189', 'Yara Lattafa 100ml = à vista 165; cartão 175'],
  },
  {
    style: 'names above prices by quantity, under sections',
    list: '*BODY SPLASH*\n\nRomance 200ml\n1 un - R$ 50,00\n3 un - R$ 45,00\n\nVanilla 200ml\n1 un - R$ 52,00\n3 un - R$ 47,00',
    lines: ['[BODY SPLASH] Romance 200ml = 1+ 50; 3+ 45', '[BODY SPLASH] Vanilla 200ml = 1+ 52; 3+ 47'],
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
    style: 'two plain prices',
    list: 'A partir de 3 peças preço de atacado\nAsad 100ml 165 / 155\nYara 100ml 150/140',
    lines: ['Asad 100ml = 165; 155', 'Yara 100ml = 150; 140'],
    faults: [1],
  },
  {
    style: 'prices in lines of payment by instalments',
    list: 'Asad 100ml\nR$165,00 no pix\nR$175,00 em até 3x\n\nYara 100ml\nR$150,00 no pix\nR$160,00 em até 3x',
    lines: ['Asad 100ml = pix 165; a prazo 175', 'Yara 100ml = pix 150; a prazo 160'],
  },
  {
    style: 'stock behind the price',
    list: 'Perfume Asad 100ml - Preço: R$ 165,00 - Estoque: 12\nPerfume Yara 100ml - Preço: R$ 150,00 - Estoque: 0',
    lines: ['Perfume Asad 100ml = 165', 'Perfume Yara 100ml = 150 ESGOTADO'],
  },
  {
    style: 'leaders, new products and what is sold out under brands',
    list: '📍Rua das Flores, 1000 - loja 12\n\n*LATTAFA*\n▪️Asad edp 100ml........R$165\n▪️Khamrah 100ml.........R$ 205 🆕\n▪️Fakhar black 100ml....❌ESGOTADO❌\n*AL WATANIAH*\n▪️Sabah al ward 100ml...R$ 139\n*Pagamento: pix ou dinheiro*',
    lines: [
      '[LATTAFA] Asad edp 100ml = 165',
      '[LATTAFA] Khamrah 100ml = 205',
      '[LATTAFA] Fakhar black 100ml ESGOTADO',
      '[AL WATANIAH] Sabah al ward 100ml = 139',
    ],
    faults: [1, 9],
  },
  {
    style: 'boxes',
    list: 'Sabonete Dove 90g cx c/ 12 R$ 38,90\nShampoo Seda 325ml caixa com 6 - R$ 71,40\nEsmalte Risqué c/ 6 un 24,00\nÁlcool 1L cx 12 R$ 84,00',
    lines: [
      'Sabonete Dove 90g = 38.9 (cx 12)',
      'Shampoo Seda 325ml = 71.4 (cx 6)',
      'Esmalte Risqué = 24 (cx 6)',
      'Álcool 1L = 84 (cx 12)',
    ],
  },
  {
    style: 'several in one pack',
    list: 'Decant Lattafa 12x10ml R$ 240,00\nKit Sabonete 3 un R$ 15,90\nAmostras Asad (24 un) R$ 96,00',
    lines: ['Decant Lattafa 12x10ml = 240 (cx 12)', 'Kit Sabonete 3 un = 15.9', 'Amostras Asad = 96 (cx 24)'],
  },
  {
    style: 'prices of one and of the box',
    list: 'Creme Nivea 56g un 12,50 / cx 144,00\nCreme Nivea 97g un 18,50 / cx 210,00',
    lines: ['Creme Nivea 56g = unidade 12.5; caixa 144', 'Creme Nivea 97g = unidade 18.5; caixa 210'],
  },
  {
    style: 'leaders of points',
    list: 'Asad Lattafa 100ml .............. R$ 179,00\nYara Lattafa 100ml .............. R$ 165,00\nKhamrah Qahwa 100ml........210',
    lines: ['Asad Lattafa 100ml = 179', 'Yara Lattafa 100ml = 165', 'Khamrah Qahwa 100ml = 210'],
  },
  {
    style: 'whole messages with talk around them',
    list: 'Bom dia, clientes! ☀️\n*TABELA DE PREÇOS 22/11/2026*\n\n*ÁRABES*\nAsad 100ml - R$ 179,00\nYara 100ml - R$ 165,00\n\nPedido mínimo R$ 500,00\nFrete grátis acima de R$ 1.000,00\nPix: 11.222.333/0001-81\nWhatsApp (11) 91234-5678',
    lines: ['[ÁRABES] Asad 100ml = 179', '[ÁRABES] Yara 100ml = 165'],
    faults: [1, 2, 8, 9, 10, 11],
  },
  {
    style: 'chats with times and senders',
    list: '[22/11/2026 10:31] Atacado Brás: *MASCULINOS*\n[22/11/2026 10:31] Atacado Brás: Asad 100ml - 179,00\n[22/11/2026 10:32] Atacado Brás: Sauvage 100ml - esgotado',
    lines: ['[MASCULINOS] Asad 100ml masculino = 179', '[MASCULINOS] Sauvage 100ml masculino ESGOTADO'],
  },
  {
    style: 'exported chats',
    list: '22/11/2026 10:31 - Brisa Importados: Asad 100ml pix 179 cartão 189\n22/11/2026 10:31 - Brisa Importados: Yara 100ml pix 165 cartão 175\n22/11/2026 10:33 - Você: ok, obrigado!',
    lines: ['Asad 100ml = pix 179; cartão 189', 'Yara 100ml = pix 165; cartão 175'],
    faults: [3],
  },
  {
    style: 'capital letters',
    list: 'PERFUMES ÁRABES\nASAD 100ML R$ 179,00\nYARA 100ML R$ 165,00\n\nBODY SPLASH\nROMANCE 200ML R$ 45,00',
    lines: [
      '[PERFUMES ÁRABES] ASAD 100ML = 179',
      '[PERFUMES ÁRABES] YARA 100ML = 165',
      '[BODY SPLASH] ROMANCE 200ML = 45',
    ],
  },
  {
    style: 'instalments beside the price',
    list: 'Asad 100ml R$ 179,00 ou 10x de R$ 17,90\nYara 100ml R$ 165,00 à vista ou 5x R$ 35,00 sem juros',
    lines: ['Asad 100ml = 179', 'Yara 100ml = à vista 165'],
  },
  {
    style: 'freight beside the price',
    list: 'Asad 100ml 179,90 + frete R$ 20,00\nYara 100ml R$ 165,00 (frete grátis)',
    lines: ['Asad 100ml = 179.9', 'Yara 100ml = 165'],
  },
  {
    style: 'prices before names',
    list: 'R$ 179,00 - Asad 100ml\nR$ 165,00 - Yara 100ml',
    lines: ['Asad 100ml = 179', 'Yara 100ml = 165'],
  },
  {
    style: 'amounts in names',
    list: 'Kit R$ 50,00 OFF Brisa R$ 1.234,50\nVale presente R$ 100,00 Lattafa pix 95,00 cartão 99,00',
    lines: ['Kit R$ 50,00 OFF Brisa ? several-prices', 'Vale presente R$ 100,00 Lattafa ? several-prices'],
  },
  {
    style: 'thousands',
    list: 'Creed Aventus 100ml - R$ 1.899,00 à vista / R$ 2.099,90 cartão\nBaccarat Rouge 70ml - 2.350,00',
    lines: ['Creed Aventus 100ml = à vista 1899; cartão 2099.9', 'Baccarat Rouge 70ml = 2350'],
  },
  {
    style: 'pictures for payment',
    list: '🔥 Asad 100ml 💰 179 💳 189\n🔥 Yara 100ml 💰 165 💳 175',
    lines: ['Asad 100ml = 179; cartão 189', 'Yara 100ml = 165; cartão 175'],
  },
  {
    style: 'numbers in names',
    list: '212 VIP Black 100ml - 429,00\nCK One 200ml 289,00\nChanel Nº 5 100ml - R$ 999,00\n1 Million 100ml R$ 449,00\nKit 3 un Malbec 100ml 299,90',
    lines: [
      '212 VIP Black 100ml = 429',
      'CK One 200ml = 289',
      'Chanel Nº 5 100ml = 999',
      '1 Million 100ml = 449',
      'Kit 3 un Malbec 100ml = 299.9',
    ],
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
    style: 'prices in dollars',
    list: 'Asad 100ml U$ 22,50\nYara 100ml US$ 21,00\nSabah 100ml R$ 150,00',
    lines: ['Sabah 100ml = 150'],
    faults: [1, 2],
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
    list: 'Sabonete Phebo 90g - 3 por R$ 12,00\nAsad 100ml de 12 por 10,00',
    lines: ['Sabonete Phebo 90g = caixa 12 (cx 3)', 'Asad 100ml = 10'],
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

test.each(STYLES)('[IMP-21] a chat is read line by line: $style', ({ list, lines, faults = [] }) => {
  const read = readText(list)
  expect({ lines: read.shown, faults: read.faults }).toEqual({ lines, faults })
})
