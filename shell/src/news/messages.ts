import type { Announcement } from './news-choice'

export const messages = {
  title: 'Avisos de novos pedidos',
  text: 'Enquanto você não está na lista, o título da aba conta o que chega. Estas escolhas valem para a sua conta neste navegador.',
  labels: { sound: 'Tocar um som', notification: 'Mostrar uma notificação do sistema' } satisfies Record<
    Announcement,
    string
  >,
  help: {
    sound: 'Um som curto. Depois de abrir o painel, o navegador só toca após um clique na página.',
    notification: 'Aparece também com outro programa na frente. O navegador pede a sua permissão.',
  } satisfies Record<Announcement, string>,
  on: 'Ligado',
  off: 'Desligado',
  example: 'As notificações estão ligadas.',
  refused:
    'O navegador não permite notificações deste site. Libere-as nas configurações do site, ao lado do endereço, e tente novamente.',
  unsupported: 'Este navegador não mostra notificações.',
} as const
