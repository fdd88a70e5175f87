import type { ImportNotice } from '../model/import-notice'

const ENCODINGS = { 'windows-1252': 'Windows-1252', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16' }

/** What is worth knowing of a whole list, as a sentence for staff. */
export function noticeText(notice: ImportNotice): string {
  switch (notice.code) {
    case 'encoding':
      return `O arquivo não está em UTF-8: foi lido como ${ENCODINGS[notice.encoding]}. Confira os acentos.`
    case 'garbled-accents':
      return 'Os acentos parecem danificados (“Ã§” no lugar de “ç”): salve a lista de novo em UTF-8.'
    case 'lines-above-heading':
      return notice.count === 1
        ? 'Uma linha acima do cabeçalho não foi importada.'
        : `${notice.count} linhas acima do cabeçalho não foram importadas.`
    case 'description-as-name':
      return `A lista não tem coluna de nome: “${notice.heading}” foi usada.`
    case 'sheet-errors':
      return `Células da planilha com erro (#N/D, #VALOR!) contam como vazias: ${notice.count}.`
    case 'formulas-without-result':
      return `Fórmulas salvas sem resultado contam como vazias: ${notice.count}. Abra a planilha no Excel, salve e tente outra vez.`
    case 'hidden-rows':
      return notice.count === 1
        ? 'Uma linha oculta da planilha também foi lida.'
        : `${notice.count} linhas ocultas da planilha também foram lidas.`
    case 'rows-joined':
      return notice.count === 1
        ? 'Uma linha completa o produto de outra (mais imagens ou o que as variações têm em comum).'
        : `${notice.count} linhas completam o produto de outra (mais imagens ou o que as variações têm em comum).`
  }
}
