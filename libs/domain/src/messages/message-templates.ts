import type { MessageKind } from './order-message'

export type TemplateKind = MessageKind | 'lista_de_precos'

/** Defaults of the settings; `private.known_settings()` has the same texts. */
export const MESSAGE_TEMPLATES: Record<TemplateKind, string> = {
  pendente: `Olá, {nome}! Recebemos seu pedido {pedido} na {loja}:
{itens}
Total: {total}
Assim que o pagamento for confirmado, avisamos por aqui.`,
  processando: `Olá, {nome}! Seu pedido {pedido} da {loja} está sendo preparado para o envio.
Assim que ele for postado, mandamos o código de rastreamento por aqui.`,
  enviado: `Olá, {nome}! Seu pedido {pedido} da {loja} foi enviado.
Código de rastreamento: {codigo}
Acompanhe aqui: {link}`,
  entregue: `Olá, {nome}! Seu pedido {pedido} da {loja} consta como entregue. Esperamos que você goste!
Se precisar de alguma coisa, é só responder a esta mensagem.`,
  cancelado: `Olá, {nome}! Seu pedido {pedido} da {loja} foi cancelado.
Se tiver alguma dúvida, é só responder a esta mensagem.`,
  saiu_para_entrega: `Olá, {nome}! Seu pedido {pedido} da {loja} saiu para entrega e deve chegar hoje.
Código de rastreamento: {codigo}
Acompanhe aqui: {link}`,
  problema: `Olá, {nome}! Seu pedido {pedido} da {loja} teve um imprevisto na entrega e já estamos verificando.
Código de rastreamento: {codigo}
Acompanhe aqui: {link}`,
  lista_de_precos: `*{loja}*
Preços de {data}

*{categoria}*

• {nome}
{preco}
{pix} no Pix
{link}`,
}
