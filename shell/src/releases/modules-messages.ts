import type { RegistryOrigin, ReleaseResolution, ReleaseSource } from '@loja/federation'

type Refusal = Exclude<ReleaseResolution['state'], 'released'>

const sources: Record<ReleaseSource, string> = {
  active: 'ativa',
  canary: 'canário',
  override: 'teste',
  previous: 'anterior',
}

const origins: Record<RegistryOrigin, string> = {
  live: 'lido do servidor',
  stored: 'guardado neste navegador',
  shipped: 'o que veio com o painel',
}

const refusals: Record<Refusal, string> = {
  disabled: 'desativado',
  unknown: 'versão fora do registro',
  incompatible: 'incompatível com este painel',
  unhashed: 'sem códigos de verificação',
}

/** In a file of its own: the page is loaded on demand. */
export const modulesMessages = {
  title: 'Módulos',
  summary: (rev: number, origin: string, shell: string) => `Registro ${rev}, ${origin}. Painel ${shell}.`,
  liveShell: (version: string, published: string) => `Painel ativo: ${version} (${published}).`,
  withdrawn: (list: string) => ` Retiradas: ${list}.`,
  readAgain: 'Ler o registro novamente',
  reading: 'Lendo o registro',
  noRegistry: 'O registro de módulos não pôde ser lido. Verifique a conexão e tente novamente.',
  account: 'Código da sua conta, para receber uma versão antes das outras:',
  copyAccount: 'Copiar o código da sua conta',
  backHint:
    '“Voltar à anterior” vale só para esta aba, até você restaurar. Para todas as contas, a equipe usa pnpm mf rollback.',
  back: 'Voltar à anterior',
  backOf: (module: string) => `Voltar à anterior: ${module}`,
  columns: [
    'Módulo',
    'Status',
    'Escolhida para esta página',
    'Carregada',
    'Tempo',
    'Último erro',
    'Ativa',
    'Publicada',
    'Anteriores',
    'Canário',
    'Retiradas',
  ],
  enabled: 'ativado',
  disabled: 'desativado',
  locked: (why: string) => `travado: ${why}`,
  canary: (version: string, accounts: number) => `${version}: ${accounts} ${accounts === 1 ? 'conta' : 'contas'}`,
  publishedBy: (name: string) => `por ${name}`,
  team: (team: string) => `equipe ${team}`,
  commit: (commit: string) => `commit ${commit}`,
  note: (note: string) => `“${note}”`,
  failures: (affected: number, accounts: number) => `falhou para ${affected} de ${accounts} contas`,
  none: '–',
  sources,
  origins,
  refusals,
} as const
