export const keyMessages = {
  title: 'Atalhos do teclado',
  copy: 'Copiar linhas marcadas',
  nothingToCopy: 'Marque as linhas para copiar.',
  copied: (count: number) => (count === 1 ? '1 linha desta página copiada.' : `${count} linhas desta página copiadas.`),
  notCopied: 'Não foi possível copiar.',
  list: [
    ['/', 'Ir para a busca'],
    ['↓ ou J', 'Ir para a lista, ou para a linha seguinte'],
    ['↑ ou K', 'Linha anterior'],
    ['Espaço', 'Marcar ou desmarcar a linha em foco'],
    ['Enter', 'Abrir a linha em foco'],
    ['Ctrl+C', 'Copiar as linhas marcadas, ou a que está em foco, para uma planilha'],
  ],
  everywhere: [
    ['Z', 'Desfazer a última alteração, enquanto o aviso dela aparece'],
    ['Ctrl+K', 'Ir para outra página ou ação'],
    ['?', 'Mostrar estes atalhos'],
  ],
  text: 'Não valem enquanto você digita nem com uma janela aberta.',
} as const
