import { isDataError, type TokenState } from '@loja/data'
import type { SettingHint, SettingKey, VerificationTag } from '@loja/domain'
import type { SettingsSection, SettingsTab } from './settings-sections'

type RefusedTag = Extract<VerificationTag, { ok: false }>['reason']

const tabs: Record<SettingsTab, string> = {
  tracking: 'Meta e TikTok',
  analytics: 'Google e rastreamento',
  seo: 'SEO',
  contact: 'Contato',
  general: 'Geral',
  notifications: 'Notificações',
}

const sections: Record<SettingsSection['id'], { title: string; text: string }> = {
  meta: {
    title: 'Meta (Facebook e Instagram)',
    text: 'Mede visitas e compras vindas de anúncios no Facebook e no Instagram.',
  },
  tiktok: { title: 'TikTok', text: 'Mede visitas e compras vindas de anúncios no TikTok.' },
  ga4: { title: 'Google Analytics 4', text: 'Mostra de onde vêm os visitantes e o que fazem na loja.' },
  ads: { title: 'Google Ads', text: 'Conta as compras como conversões. Precisa do ID e do rótulo.' },
  switch: { title: 'Rastreamento geral', text: 'Liga ou desliga todas as integrações de uma vez.' },
  seo: { title: 'Verificação do site', text: 'Prova ao Google Search Console que a loja é sua.' },
  contact: { title: 'Canais de atendimento', text: 'Aparecem na loja para os clientes.' },
  maintenance: { title: 'Modo de manutenção', text: 'Fecha a loja enquanto você faz mudanças.' },
  notifications: { title: 'Pedidos', text: 'Avisos que a equipe recebe.' },
}

const fields: Record<SettingKey, { label: string; help: string; placeholder?: string }> = {
  facebook_pixel_id: {
    label: 'ID do pixel da Meta',
    help: 'No Gerenciador de Eventos da Meta, em Fontes de dados › Configurações. São 15 ou 16 números.',
    placeholder: '123456789012345',
  },
  facebook_access_token: {
    label: 'Token de acesso da API de Conversões',
    help: 'No Gerenciador de Eventos, em Configurações › API de Conversões › Gerar token de acesso.',
  },
  facebook_capi_test_code: {
    label: 'Código de teste de eventos',
    help: 'Na aba Testar eventos do Gerenciador de Eventos. Use só durante um teste e apague depois.',
    placeholder: 'TEST12345',
  },
  tiktok_pixel_id: {
    label: 'ID do pixel do TikTok',
    help: 'No TikTok Ads Manager, em Ferramentas › Eventos › Eventos da Web.',
    placeholder: 'C4A1B2C3D4E5F6G7H8I9',
  },
  tiktok_access_token: {
    label: 'Token de acesso da API de Eventos',
    help: 'No TikTok Ads Manager, nas configurações do pixel › API de Eventos › Gerar token de acesso.',
  },
  google_analytics_id: {
    label: 'ID de métricas do GA4',
    help: 'No Google Analytics, em Administrador › Fluxos de dados › seu site. Começa com G-.',
    placeholder: 'G-XXXXXXXXXX',
  },
  google_analytics_debug: {
    label: 'Modo de depuração do GA4',
    help: 'Mostra os eventos no DebugView do Google Analytics. Deixe desligado no dia a dia.',
  },
  google_ads_conversion_id: {
    label: 'ID de conversão do Google Ads',
    help: 'No Google Ads, em Metas › Conversões › configuração da tag. Começa com AW-.',
    placeholder: 'AW-123456789',
  },
  google_ads_conversion_label: {
    label: 'Rótulo de conversão',
    help: 'Fica ao lado do ID, no trecho do evento: a parte depois da barra em AW-123456789/rótulo.',
    placeholder: 'AbC-D_efG-h12_34-567',
  },
  tracking_enabled: {
    label: 'Ativar rastreamento',
    help: 'Desligado, a loja não envia nada para Meta, TikTok nem Google, e as configurações ficam guardadas.',
  },
  google_meta_tag: {
    label: 'Tag de verificação',
    help: 'No Search Console, em Configurações › Verificação de propriedade › Tag HTML. Cole a tag inteira ou só o código.',
    placeholder: '<meta name="google-site-verification" content="…">',
  },
  whatsapp_number: {
    label: 'WhatsApp',
    help: 'Código do país + DDD + número, só números. Exemplo: 5511987654321.',
    placeholder: '5511987654321',
  },
  contact_phone: { label: 'Telefone', help: 'Como deve aparecer na loja.', placeholder: '(11) 4000-0000' },
  contact_email: { label: 'E-mail', help: 'Para onde os clientes escrevem.', placeholder: 'contato@sualoja.com.br' },
  site_maintenance: {
    label: 'Ativar modo de manutenção',
    help: 'Ligado, só administradores acessam a loja. Os demais visitantes veem um aviso.',
  },
  order_email_notifications: {
    label: 'E-mail a cada novo pedido',
    help: 'A equipe recebe um e-mail quando entra um pedido.',
  },
}

const hints: Record<SettingHint, string> = {
  'analytics-retired':
    'IDs UA- são do Universal Analytics, que o Google desativou. Use o ID do GA4, que começa com G-.',
  'analytics-format': 'Um ID do GA4 costuma ser G- seguido de letras e números. Confira antes de salvar.',
  'ads-id-format': 'Um ID do Google Ads costuma ser AW- seguido de 9 a 12 números. Confira antes de salvar.',
  'ads-label-format': 'Um rótulo costuma ter de 10 a 30 caracteres. Confira antes de salvar.',
  'ads-label-missing': 'Falta o rótulo: sem ele o Google Ads não fica ativo.',
  'ads-id-missing': 'Falta o ID: sem ele o Google Ads não fica ativo.',
  'pixel-format': 'Um ID de pixel da Meta costuma ter 15 ou 16 números. Confira antes de salvar.',
  'test-mode-on': 'Modo de teste ligado: os eventos vão só para a tela de teste da Meta. Apague o código ao terminar.',
  'tiktok-format': 'Um ID de pixel do TikTok costuma ser C seguido de 19 letras e números. Confira antes de salvar.',
  'whatsapp-format': 'Confira o número: 55 + DDD + número, sem espaços nem sinais.',
  'email-format': 'Confira o endereço de e-mail.',
}

const refusedTags: Record<RefusedTag, string> = {
  'no-tag': 'Não há uma tag de verificação neste texto. Cole a tag meta do Search Console ou só o código dela.',
  several: 'Há mais de uma tag de verificação. Deixe apenas uma.',
  content: 'O código desta tag tem caracteres que não são aceitos. Copie a tag de novo no Search Console.',
  'too-long': 'O texto é longo demais para uma tag de verificação.',
}

export const messages = {
  title: 'Configurações',
  tabs,
  tabsLabel: 'Grupos de configurações',
  changedTab: 'com alterações não salvas',
  sections,
  fields,
  hints,
  refusedTags,
  tagReduced: 'Guardamos só a tag de verificação; o resto do texto foi removido.',

  save: 'Salvar Configurações',
  restored: 'Recuperamos alterações que você ainda não tinha salvado.',

  active: 'Ativo',
  incomplete: 'Incompleto',
  notConfigured: 'Não configurado',
  on: 'Ligado',
  off: 'Desligado',

  tokenState: ({ isSet, lastFour }: TokenState) => {
    if (!isSet) return 'Não configurado'
    return lastFour ? `Configurado · termina em ${lastFour}` : 'Configurado'
  },
  tokenPaste: 'Cole o token',
  tokenReplace: 'Cole um novo token para substituir',
  removeToken: 'Excluir token',
  removeTokenOf: (label: string) => `Excluir token: ${label}`,
  removeTokenText: (label: string) => `${label} será excluído da loja. Para voltar a usar, será preciso gerar outro.`,

  fieldChanged: 'Outra pessoa alterou este campo enquanto você editava.',
  conflictTitle: 'Alterado por outra pessoa',
  conflictText: 'Estes campos mudaram enquanto você editava. Nada foi salvo ainda: escolha o que fica.',
  theirs: 'Salvo agora',
  mine: 'Seu valor',
  keepMine: 'Salvar os meus valores',
  takeTheirs: 'Ficar com os salvos',
  empty: 'vazio',
  newToken: 'novo token',

  saved: 'Configurações salvas com sucesso! Recarregue a página para aplicar as mudanças de rastreamento.',
  saveFailed: (error: unknown) =>
    isDataError(error) && error.code === 'conflict' ? null : 'Erro ao salvar configurações.',
  loadFailed: 'Não foi possível carregar as configurações.',
  loading: 'Carregando configurações',
} as const
