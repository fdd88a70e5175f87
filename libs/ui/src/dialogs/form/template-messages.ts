export const templateMessages = {
  insert: (placeholder: string, label: string) => `Inserir ${placeholder} em ${label}`,
  reset: 'Texto padrão',
  resetOf: (label: string) => `Voltar ao texto padrão: ${label}`,
  unknown: (unknown: readonly string[]) =>
    unknown.length === 1
      ? `${unknown[0]} não é um campo conhecido e vai aparecer assim na mensagem.`
      : `${unknown.join(', ')} não são campos conhecidos e vão aparecer assim na mensagem.`,
} as const
