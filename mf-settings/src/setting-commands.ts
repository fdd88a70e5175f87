import type { SettingKey } from '@loja/domain/settings'
import type { CommandData } from '@loja/platform'

/** Texts of the page (`settings/messages.ts`), which a test compares: the build evaluates this file without it. */
const CARDS: [title: string, tab: string, first: SettingKey][] = [
  ['Meta (Facebook e Instagram)', 'tracking', 'facebook_pixel_id'],
  ['TikTok', 'tracking', 'tiktok_pixel_id'],
  ['Google Analytics 4', 'analytics', 'google_analytics_id'],
  ['Google Ads', 'analytics', 'google_ads_conversion_id'],
  ['Rastreamento geral', 'analytics', 'tracking_enabled'],
  ['Verificação do site', 'seo', 'google_meta_tag'],
  ['Canais de atendimento', 'contact', 'whatsapp_number'],
  ['Remetente', 'contact', 'sender_name'],
  ['Modo de manutenção', 'general', 'site_maintenance'],
  ['Estoque', 'general', 'stock_follows_storefront'],
  ['Histórico', 'general', 'activity_retention_days'],
  ['Pix', 'general', 'pix_key'],
  ['Pedidos', 'notifications', 'order_email_notifications'],
  ['Mensagens para o cliente', 'notifications', 'message_pendente'],
  ['Lista de preços', 'notifications', 'message_lista_de_precos'],
]

const FIELDS: Record<SettingKey, string> = {
  facebook_pixel_id: 'ID do pixel da Meta',
  facebook_access_token: 'Token de acesso da API de Conversões',
  facebook_capi_test_code: 'Código de teste de eventos',
  tiktok_pixel_id: 'ID do pixel do TikTok',
  tiktok_access_token: 'Token de acesso da API de Eventos',
  google_analytics_id: 'ID de métricas do GA4',
  google_analytics_debug: 'Modo de depuração do GA4',
  google_ads_conversion_id: 'ID de conversão do Google Ads',
  google_ads_conversion_label: 'Rótulo de conversão',
  tracking_enabled: 'Ativar rastreamento',
  google_meta_tag: 'Tag de verificação',
  whatsapp_number: 'WhatsApp',
  contact_phone: 'Telefone',
  contact_email: 'E-mail',
  sender_name: 'Nome do remetente',
  sender_document: 'CPF ou CNPJ do remetente',
  sender_phone: 'Telefone do remetente',
  sender_address: 'Endereço do remetente',
  sender_city: 'Cidade e estado do remetente',
  sender_zip: 'CEP do remetente',
  site_maintenance: 'Ativar modo de manutenção',
  stock_follows_storefront: 'Baixar o estoque com os pedidos da loja',
  order_email_notifications: 'E-mail a cada novo pedido',
  activity_retention_days: 'Guardar o histórico por quantos dias',
  message_pendente: 'Mensagem: Pedido pendente',
  message_processando: 'Mensagem: Pedido em processamento',
  message_enviado: 'Mensagem: Pedido enviado',
  message_entregue: 'Mensagem: Pedido entregue',
  message_cancelado: 'Mensagem: Pedido cancelado',
  message_saiu_para_entrega: 'Mensagem: Envio saiu para entrega',
  message_problema: 'Mensagem: Problema na entrega',
  message_lista_de_precos: 'Mensagem: Lista de preços',
  pix_discount: 'Desconto no Pix (%)',
  pix_key: 'Chave Pix',
  pix_name: 'Nome do recebedor do Pix',
  pix_city: 'Cidade do recebedor do Pix',
}

/** A card leads to its first field, and a field is focused (`use-linked-field.ts`). */
export const SETTING_COMMANDS: readonly CommandData[] = [
  ...CARDS.map(([title, tab, first]) => ({
    label: `Configurações: ${title}`,
    page: 'settings',
    search: `?aba=${tab}&campo=${first}`,
  })),
  ...Object.entries(FIELDS).map(([key, label]) => ({ label, page: 'settings', search: `?campo=${key}` })),
]
