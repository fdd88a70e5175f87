import { isDataError } from '@loja/data/client'
import type { TokenState } from '@loja/data/settings'
import type { MessageOrder, MessagePlaceholder, PricedProduct } from '@loja/domain/messages'
import type { SettingHint, SettingKey, VerificationTag } from '@loja/domain/settings'
import { priceListPlaceholderLabels } from '@loja/records'
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
  sender: {
    title: 'Remetente',
    text: 'Sai impresso nas listas de separação, declarações de conteúdo e etiquetas. Não aparece na loja.',
  },
  maintenance: { title: 'Modo de manutenção', text: 'Fecha a loja enquanto você faz mudanças.' },
  stock: {
    title: 'Estoque',
    text: 'Um pedido baixa o estoque dos seus produtos quando entra e devolve quando é cancelado ou deletado. Os pedidos criados no admin sempre fazem isso.',
  },
  history: { title: 'Histórico', text: 'Registro de quem mudou o quê no admin.' },
  pix: {
    title: 'Pix',
    text: 'Quem recebe. Com os três campos, um pedido em aberto mostra o QR Code e o Pix copia e cola do valor que falta.',
  },
  notifications: { title: 'Pedidos', text: 'Avisos que a equipe recebe.' },
  messages: {
    title: 'Mensagens para o cliente',
    text: 'Textos que a equipe abre no WhatsApp a partir de um pedido. Abaixo de cada um, um exemplo de como o cliente recebe. Uma linha só com dados que o pedido não tem fica de fora.',
  },
  price_list: {
    title: 'Lista de preços',
    text: 'Texto que a equipe envia pelo WhatsApp em Produtos › Divulgar. As linhas com dados do produto se repetem para cada um.',
  },
}

const fields: Record<SettingKey, { label: string; help?: string; placeholder?: string }> = {
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
  sender_name: {
    label: 'Nome do remetente',
    help: 'Nome completo ou razão social, como no CPF ou CNPJ.',
    placeholder: 'Sua Loja Ltda.',
  },
  sender_document: {
    label: 'CPF ou CNPJ do remetente',
    help: 'Exigido pelos Correios na declaração de conteúdo.',
    placeholder: '12.345.678/0001-95',
  },
  sender_phone: { label: 'Telefone do remetente', help: 'Com DDD.', placeholder: '(11) 4000-0000' },
  sender_address: {
    label: 'Endereço do remetente',
    help: 'Rua, número, complemento e bairro.',
    placeholder: 'Rua das Flores, 100, sala 2, Centro',
  },
  sender_city: {
    label: 'Cidade e estado do remetente',
    help: 'Também é o lugar na data da declaração.',
    placeholder: 'São Paulo - SP',
  },
  sender_zip: { label: 'CEP do remetente', help: 'Para onde volta o que não for entregue.', placeholder: '01001-000' },
  site_maintenance: {
    label: 'Ativar modo de manutenção',
    help: 'Ligado, só administradores acessam a loja. Os demais visitantes veem um aviso.',
  },
  stock_follows_storefront: {
    label: 'Baixar o estoque com os pedidos da loja',
    help: 'Vale para os próximos pedidos. Deixe desligado se a própria loja ou outro sistema já faz isso.',
  },
  order_email_notifications: {
    label: 'E-mail a cada novo pedido',
    help: 'A equipe recebe um e-mail quando entra um pedido.',
  },
  message_pendente: { label: 'Pedido pendente' },
  message_processando: { label: 'Pedido em processamento' },
  message_enviado: { label: 'Pedido enviado' },
  message_entregue: { label: 'Pedido entregue' },
  message_cancelado: { label: 'Pedido cancelado' },
  message_saiu_para_entrega: { label: 'Envio saiu para entrega' },
  message_problema: { label: 'Problema na entrega' },
  message_lista_de_precos: { label: 'Lista de preços' },
  pix_discount: {
    label: 'Desconto no Pix (%)',
    help: 'Para mostrar o preço no Pix em listas e imagens. Vazio, ele não aparece.',
    placeholder: '5',
  },
  activity_retention_days: {
    label: 'Guardar o histórico por quantos dias',
    help: 'De 30 a 9999. Registros mais antigos são apagados. 730 dias são dois anos.',
    placeholder: '730',
  },
  pix_key: {
    label: 'Chave Pix',
    help: 'CPF, CNPJ, e-mail, celular com +55 ou chave aleatória, como no seu banco.',
    placeholder: 'financeiro@sualoja.com.br',
  },
  pix_name: {
    label: 'Nome do recebedor do Pix',
    help: 'Como no banco. Até 25 letras, sem acentos, aparecem para o cliente.',
    placeholder: 'Sua Loja Ltda.',
  },
  pix_city: { label: 'Cidade do recebedor do Pix', help: 'Até 15 letras são usadas.', placeholder: 'São Paulo' },
}

const placeholders: Record<MessagePlaceholder, string> = {
  nome: 'Nome',
  pedido: 'Pedido',
  loja: 'Loja',
  codigo: 'Código',
  link: 'Link',
  itens: 'Itens',
  total: 'Total',
  pix: 'Pix copia e cola',
}

const exampleProducts: PricedProduct[] = [
  { id: '417', name: 'Asad Eau de Parfum 100 ML', price: 289.9, salePrice: 249.9, category: 'Perfumes' },
  { id: '418', name: 'Sabah Al Ward 100 ML', price: 219.9, salePrice: null, category: 'Perfumes' },
]

const exampleOrder: MessageOrder = {
  orderNumber: 'LJ-2026-000417',
  total: 379.8,
  shipping: { name: 'Fernanda Lima' },
  items: [
    { productName: 'Asad Eau de Parfum 100 ML', quantity: 1 },
    { productName: 'Sabah Al Ward 100 ML', quantity: 2 },
  ],
  trackingCodes: [{ code: 'AA123456785BR', carrier: 'Correios' }],
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
  'tax-id': 'Confira o número: não é um CPF nem um CNPJ.',
  'zip-format': 'Um CEP tem 8 números.',
  'retention-format': 'Use um número de 30 a 9999.',
  'pix-key': 'Confira a chave: não é um CPF, CNPJ, e-mail, celular com +55 nem chave aleatória.',
  'discount-format': 'Use um número de 0 a 99, por exemplo 5 ou 7,5.',
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
  placeholders,
  exampleOrder,
  examplePix: '00020126580014br.gov.bcb.pix…6304ABCD',
  priceListPlaceholders: priceListPlaceholderLabels,
  exampleProducts,
  exampleMoment: '2026-11-27T12:00:00Z',
  otherCategory: 'Outros',
  previewOf: (label: string) => `Exemplo: ${label}`,
  emptyMessage: 'Sem texto: a conversa abre em branco.',
  tagReduced: 'Guardamos só a tag de verificação; o resto do texto foi removido.',

  save: 'Salvar Configurações',

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
  saveFailed: (error: unknown) => (isDataError(error, 'conflict') ? null : 'Erro ao salvar configurações.'),
  loadFailed: 'Não foi possível carregar as configurações.',
  loading: 'Carregando configurações',
} as const
