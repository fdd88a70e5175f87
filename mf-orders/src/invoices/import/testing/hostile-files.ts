import type { InvoiceMatch } from '@loja/data/invoices'
import type { InvoiceOrder } from '@loja/domain/invoices'
import { type BuiltNote, buildInvoiceXml, GOOD_KEY } from '@loja/nfe/testing'

export const NOW = Date.parse('2026-08-20T12:00:00-03:00')
export const GOOD_LETTERS = '35260812ABC34501DE35550010000001231876543214'
export const ORDER: InvoiceOrder = {
  id: 'o1',
  orderNumber: 'LJ-2026-000001',
  status: 'enviado',
  totalBrl: 120.5,
  createdAt: '2026-08-11T10:00:00Z',
  customerDocument: '52998224725',
  customerName: 'Ana Bárbara',
  isNamed: false,
  invoiceNumber: null,
}
export const FOUND: InvoiceMatch = { orders: [ORDER], stored: null }

export const utf8 = (text: string) => new TextEncoder().encode(text)
export const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
export const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 + 2 * text.length)
  const view = new DataView(bytes.buffer)
  for (const [at, sign] of [...`\ufeff${text}`].entries()) view.setUint16(2 * at, sign.charCodeAt(0), true)
  return bytes
}
export const note = (change: BuiltNote) => utf8(buildInvoiceXml(change))
export const good = buildInvoiceXml()
export const withOrder = (change: Partial<InvoiceOrder>): InvoiceMatch => ({
  orders: [{ ...ORDER, ...change }],
  stored: null,
})
const bomb = `<!DOCTYPE lolz [<!ENTITY a "lol">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${'abcdefghij'[n + 1]} "${`&${'abcdefghij'[n]};`.repeat(10)}">`).join('')}]>`
const afterDeclaration = (text: string) => good.replace('?>', `?>${text}`)
const event = (name: string) =>
  `<${name} xmlns="http://www.portalfiscal.inf.br/nfe"><evento><infEvento><chNFe>${GOOD_KEY}</chNFe></infEvento></evento></${name}>`

const NOT_XML = 'O arquivo não é um XML, ou está danificado.'
const DOCTYPE = 'O arquivo declara um DOCTYPE ou entidades e foi recusado por segurança. XML de nota fiscal não os tem.'
const EVENT = 'É o XML de um evento (cancelamento ou carta de correção), não o da nota.'
const UNAUTHORISED =
  'O XML não tem o protocolo da SEFAZ (protNFe): a nota não está autorizada. Envie o arquivo procNFe.'
const SEVERAL = 'O arquivo tem mais de uma nota. Envie um arquivo para cada nota.'
const OTHER = 'O XML não é de uma NF-e nem de uma NFC-e.'
const ENCODING = 'A codificação do arquivo não é conhecida. Baixe o XML de novo no emissor.'
const DIGIT = 'O dígito verificador da chave de acesso não confere.'
const DIFFERS = 'A chave de acesso não corresponde aos dados ou ao protocolo do arquivo.'
const HOMOLOGATION = 'A nota foi emitida em homologação (ambiente de testes) e não tem valor fiscal.'
const incomplete = (path: string) => `O XML está incompleto ou tem um campo incorreto: ${path}.`

const wrongDigit = `${GOOD_KEY.slice(0, 43)}4`
const march = '35260311222333000181550010000001231876543215'

export const HOSTILE: [what: string, bytes: Uint8Array, sentences: string[], match?: InvoiceMatch][] = [
  ['nothing', utf8(''), ['O arquivo está vazio.']],
  ['a billion laughs', utf8(good.replace('?>', `?>${bomb}`).replace('Obrigado.', '&j;')), [DOCTYPE]],
  [
    'an external entity',
    utf8(afterDeclaration('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>').replace('Obrigado.', '&x;')),
    [DOCTYPE],
  ],
  ['an external document type', utf8(afterDeclaration('<!DOCTYPE a SYSTEM "http://127.0.0.1/x.dtd">')), [DOCTYPE]],
  ['a document type in small letters', utf8(afterDeclaration('<!doctype a>')), [DOCTYPE]],
  ['an entity that nobody declared', utf8(good.replace('Obrigado.', '&nbsp;')), [NOT_XML]],
  ['half a million levels', utf8('<a>'.repeat(160_000)), [NOT_XML]],
  ['hundreds of levels', utf8(good.replace('<det ', `${'<x>'.repeat(200)}${'</x>'.repeat(200)}<det `)), [NOT_XML]],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00), [ENCODING]],
  ['a PDF', utf8('%PDF-1.7 DANFE'), [NOT_XML]],
  ['a page', utf8('<html><body><p>Nota</body></html>'), [NOT_XML]],
  ['JSON', utf8('{"nfe": 1}'), [NOT_XML]],
  ['a file that ends in the middle', utf8(good.slice(0, 900)), [NOT_XML]],
  ['a tag that is not closed', utf8(good.replace('</dest>', '')), [NOT_XML]],
  ['an attribute twice', utf8(good.replace('<infNFe Id=', '<infNFe Id="NFe1" Id=')), [NOT_XML]],
  ['NUL', utf8(good.replace('Obrigado.', '\0')), [NOT_XML]],
  ['bytes that are no UTF-8', latin1(good), [ENCODING]],
  ['an encoding that nobody knows', utf8(good.replace('UTF-8', 'x-mac-cyrillic')), [ENCODING]],
  [
    'two notes below one root',
    utf8(`<r>${good.slice(good.indexOf('<nfeProc'))}${good.slice(good.indexOf('<nfeProc'))}</r>`),
    [SEVERAL],
  ],
  ['two notes one after the other', utf8(good + good.slice(good.indexOf('<nfeProc'))), [SEVERAL]],
  ['a note within a note', utf8(good.replace('<det ', '<infNFe Id="NFe1"></infNFe><det ')), [SEVERAL]],
  ['the cancellation of a note', utf8(event('procEventoNFe')), [EVENT]],
  ['a correction', utf8(event('envEvento')), [EVENT]],
  [
    'a note that was not sent',
    utf8(
      good
        .slice(good.indexOf('<NFe>'), good.indexOf('<protNFe'))
        .replace('<NFe>', '<NFe xmlns="http://www.portalfiscal.inf.br/nfe">'),
    ),
    [UNAUTHORISED],
  ],
  ['a note without its protocol', utf8(good.replace(/<protNFe[\s\S]*<\/protNFe>/, '')), [UNAUTHORISED]],
  ['a transport document', utf8('<cteProc xmlns="http://www.portalfiscal.inf.br/cte"/>'), [OTHER]],
  ['another namespace', utf8(good.replace('portalfiscal.inf.br/nfe', 'exemplo.test/nfe')), [OTHER]],
  ['no namespace', utf8(good.replace(' xmlns="http://www.portalfiscal.inf.br/nfe"', '')), [OTHER]],
  ['no total', utf8(good.replace(/<vNF>.*<\/vNF>/, '')), [incomplete('total/ICMSTot/vNF')]],
  ['two totals', utf8(good.replace('</ICMSTot>', '<vNF>1.00</vNF></ICMSTot>')), [incomplete('total/ICMSTot/vNF')]],
  ['a total that is no number', note({ total: '1e2' }), [incomplete('total/ICMSTot/vNF')]],
  [
    'a total with more digits than a number holds',
    note({ total: '99999999999999999999.00' }),
    [incomplete('total/ICMSTot/vNF')],
  ],
  ['a day without a time', note({ issuedAt: '2026-08-12' }), [incomplete('ide/dhEmi')]],
  ['a day that is none', note({ issuedAt: '2026-13-12T10:00:00-03:00' }), [incomplete('ide/dhEmi')]],
  ['no key', utf8(good.replace(`Id="NFe${GOOD_KEY}"`, '')), [incomplete('infNFe/@Id')]],
  ['a wrong digit', note({ key: wrongDigit }), [DIGIT]],
  [
    'a key that is too short',
    note({ key: GOOD_KEY.slice(0, 43) }),
    ['A chave de acesso não tem a forma de uma chave: são 44 caracteres, com letras só no CNPJ.'],
  ],
  ['a protocol of another note', note({ protocolKey: march }), [DIFFERS]],
  ['another number than the key', note({ number: '124' }), [DIFFERS]],
  ['homologation', note({ environment: '2' }), [HOMOLOGATION]],
  ['a protocol of homologation', note({ protocolEnvironment: '2' }), [HOMOLOGATION]],
  [
    'denied',
    note({ status: '302', reason: 'Uso Denegado' }),
    ['A SEFAZ não autorizou a nota: código 302 (Uso Denegado).'],
  ],
  ['no protocol number', note({ protocol: '' }), ['O número do protocolo de autorização está ausente ou incorreto.']],
  ['a note that comes in', note({ direction: '0' }), ['A nota é de entrada, não de venda.']],
  ['a return', note({ purpose: '4' }), ['A nota é de devolução, não de venda.']],
  [
    'another month than its key',
    note({ key: march, issuedAt: '2026-08-12T10:00:00-03:00' }),
    ['A nota foi emitida em 12/08/2026, 10:00, mas a chave de acesso é de março de 2026.'],
  ],
  [
    'tomorrow',
    note({ issuedAt: '2026-08-21T12:00:00-03:00' }),
    ['A data de emissão está no futuro (21/08/2026, 12:00).'],
  ],
  [
    'before its order',
    note({ issuedAt: '2026-08-10T10:00:00-03:00' }),
    ['A nota (10/08/2026, 10:00) foi emitida antes do pedido (11/08/2026, 07:00).'],
    withOrder({ isNamed: true }),
  ],
  [
    'a cent less than its order',
    note({ total: '120.49' }),
    ['O valor da nota (R$\u00a0120,49) é menor que o total do pedido (R$\u00a0120,50).'],
    withOrder({ isNamed: true }),
  ],
  [
    'another customer',
    note({ customer: '<CNPJ>11222333000181</CNPJ>' }),
    ['O CPF ou CNPJ da nota (11.222.333/0001-81) não é o do pedido (529.982.247-25).'],
    withOrder({ isNamed: true }),
  ],
  ['an order that has a note', note({}), ['O pedido já tem a nota 77.'], withOrder({ invoiceNumber: 77 })],
  [
    'a note that was marked as cancelled',
    note({}),
    ['Esta nota está marcada como cancelada.'],
    { orders: [ORDER], stored: { orderId: 'o1', orderNumber: 'x', status: 'cancelada', source: 'xml' } },
  ],
]
