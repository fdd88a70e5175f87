import type { ProfileListRow } from '@loja/data/profiles'
import type { ProfileRole } from '@loja/domain/profiles'
import { failureReason } from '@loja/ui/parts'
import { messages as userMessages } from '../messages'

type Named = Pick<ProfileListRow, 'fullName' | 'phone' | 'userId'>

export const messages = {
  nameOf: ({ fullName }: Named) => fullName?.trim() || userMessages.nameMissing,
  person: ({ phone, userId }: Named) =>
    [...(phone?.trim() ? [phone.trim()] : []), `ID ${userId.slice(0, 8)}...`].map((part) => ` · ${part}`).join(''),
  effects: {
    admin:
      'Com o perfil Administrador, a pessoa vê e altera tudo nesta administração: pedidos, dados de clientes, preços, configurações e o perfil de outras pessoas, inclusive o seu.',
    user: 'Com o perfil Usuário, a pessoa perde o acesso a esta administração e continua como cliente da loja. O que ela fez aqui não muda.',
  },
  ownEffects:
    'Esta é a sua conta. Você perde o acesso a esta administração agora, e só outro administrador pode devolvê-lo.',
  ownAgreement: 'Entendo que perco o acesso agora',

  changed: (name: string, role: ProfileRole) => `Perfil de ${name} alterado para ${userMessages.roles[role]}.`,
  failed: (error: unknown) =>
    `Erro ao alterar o perfil: ${failureReason(error, {
      conflict: 'outra sessão já alterou este perfil.',
      limit: 'este é o único administrador. Torne outra pessoa administradora antes.',
      'not-found': 'o usuário não existe mais.',
    })}`,
} as const
