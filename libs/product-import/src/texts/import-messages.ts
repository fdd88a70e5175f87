/** The sentences that the specification fixes for both imports, word for word (IMP-12, JSON-01, JSON-03). */
export const importMessages = {
  found: (count: number) => `${count} produtos encontrados ... prontos para importação`,
  noneFound: 'Nenhum produto válido foi encontrado. Verifique o formato dos dados.',
  failed: (message: string) => `Erro ao processar dados: ${message}`,
  jsonIncomplete: 'Selecione um arquivo JSON e uma categoria.',
  jsonNoList: 'O arquivo deve conter um array de produtos',
  jsonNoCategory: 'Categoria não encontrada',
  jsonImported: (count: number) => `${count} produtos importados com sucesso!`,
  jsonFailed: 'Erro ao importar produtos. Verifique o formato do arquivo.',
}
