/** August 2026, with a valid check digit. */
export const NOTE_KEY = '35260811222333000181550010000001231876543213'

export function noteXml(): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe"><NFe><infNFe Id="NFe${NOTE_KEY}"><ide><cUF>35</cUF><mod>55</mod><serie>1</serie>
<nNF>123</nNF><dhEmi>2026-08-12T10:00:00-03:00</dhEmi><tpNF>1</tpNF><tpAmb>1</tpAmb><finNFe>1</finNFe></ide>
<dest><CPF>52998224725</CPF><xNome>Ana Bárbara</xNome></dest><total><ICMSTot><vNF>120.50</vNF></ICMSTot></total></infNFe></NFe>
<protNFe><infProt><tpAmb>1</tpAmb><chNFe>${NOTE_KEY}</chNFe><nProt>135260000000001</nProt><cStat>100</cStat></infProt></protNFe></nfeProc>`
}
