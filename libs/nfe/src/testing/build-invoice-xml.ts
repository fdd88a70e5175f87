export interface BuiltNote {
  key?: string
  issuedAt?: string
  total?: string
  customer?: string
  environment?: string
  protocolEnvironment?: string
  status?: string
  reason?: string
  protocol?: string
  protocolKey?: string
  direction?: string
  purpose?: string
  number?: string
  comment?: string
}

export const GOOD_KEY = '35260811222333000181550010000001231876543213'

/** @param prefix of the namespace, e.g. `nfe:` */
export function buildInvoiceXml(note: BuiltNote = {}, prefix = ''): string {
  const key = note.key ?? GOOD_KEY
  const namespace = `xmlns${prefix ? `:${prefix.slice(0, -1)}` : ''}="http://www.portalfiscal.inf.br/nfe"`
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc ${namespace} versao="4.00"><NFe><infNFe Id="NFe${key}" versao="4.00">
<ide><cUF>${key.slice(0, 2)}</cUF><cNF>${key.slice(35, 43)}</cNF><natOp>Venda</natOp><mod>${key.slice(20, 22)}</mod><serie>${Number(key.slice(22, 25))}</serie>
<nNF>${note.number ?? Number(key.slice(25, 34))}</nNF><dhEmi>${note.issuedAt ?? '2026-08-12T10:00:00-03:00'}</dhEmi>
<tpNF>${note.direction ?? '1'}</tpNF><tpAmb>${note.environment ?? '1'}</tpAmb><finNFe>${note.purpose ?? '1'}</finNFe></ide>
<emit><CNPJ>11222333000181</CNPJ><xNome>Loja de Demonstração Ltda</xNome></emit>
<dest>${note.customer ?? '<CPF>52998224725</CPF>'}<xNome>Ana Bárbara</xNome></dest>
<det nItem="1"><prod><cProd>1</cProd><xProd>Água de Colônia</xProd><vProd>100.00</vProd></prod></det>
<total><ICMSTot><vProd>100.00</vProd><vFrete>20.50</vFrete><vNF>${note.total ?? '120.50'}</vNF></ICMSTot></total>
<infAdic><infCpl>${note.comment ?? 'Obrigado.'}</infCpl></infAdic></infNFe></NFe>
<protNFe versao="4.00"><infProt><tpAmb>${note.protocolEnvironment ?? '1'}</tpAmb><chNFe>${note.protocolKey ?? key}</chNFe>
<nProt>${note.protocol ?? '135260000000001'}</nProt><cStat>${note.status ?? '100'}</cStat><xMotivo>${note.reason ?? 'Autorizado o uso da NF-e'}</xMotivo></infProt></protNFe></nfeProc>`
  return prefix ? text.replaceAll(/<(\/?)(?=[A-Za-z])/g, `<$1${prefix}`) : text
}
