export const RETURN_REASONS = ['arrependimento', 'defeito', 'avaria', 'produto_errado', 'outro'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]
