-- Whether orders of the storefront take stock, and the recipient of a Pix: key, name and city of its BR Code (`brCode` of
-- libs/domain). Staff only.

create or replace function private.known_settings()
returns table ("position" integer, setting_key text, setting_type text, default_value text, is_public boolean,
  is_secret boolean, characters text)
language sql immutable parallel safe set search_path = '' as $$
  values
    (1, 'facebook_pixel_id', 'string', '', true, false, 'A-Za-z0-9_-'),
    (2, 'facebook_access_token', 'string', '', false, true, '!-~'),
    (3, 'facebook_capi_test_code', 'string', '', false, false, 'A-Za-z0-9_-'),
    (4, 'tiktok_pixel_id', 'string', '', true, false, 'A-Za-z0-9_-'),
    (5, 'tiktok_access_token', 'string', '', false, true, '!-~'),
    (6, 'google_analytics_id', 'string', '', true, false, 'A-Za-z0-9_-'),
    (7, 'google_analytics_debug', 'boolean', 'false', false, false, null),
    (8, 'google_ads_conversion_id', 'string', '', true, false, 'A-Za-z0-9_-'),
    (9, 'google_ads_conversion_label', 'string', '', true, false, 'A-Za-z0-9_-'),
    (10, 'tracking_enabled', 'boolean', 'true', true, false, null),
    (11, 'google_meta_tag', 'string', '', true, false, null),
    (12, 'whatsapp_number', 'string', '', true, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 +().,/-'),
    (13, 'contact_phone', 'string', '', true, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 +().,/-'),
    (14, 'contact_email', 'string', '', true, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9.!#$%*+/=?^_{|}~@-'),
    (15, 'sender_name', 'string', '', false, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°''#+-'),
    (16, 'sender_document', 'string', '', false, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°''#+-'),
    (17, 'sender_phone', 'string', '', false, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°''#+-'),
    (18, 'sender_address', 'string', '', false, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°''#+-'),
    (19, 'sender_city', 'string', '', false, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°''#+-'),
    (20, 'sender_zip', 'string', '', false, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°''#+-'),
    (21, 'site_maintenance', 'boolean', 'false', true, false, null),
    (22, 'stock_follows_storefront', 'boolean', 'false', false, false, null),
    (23, 'order_email_notifications', 'boolean', 'true', false, false, null),
    (24, 'message_pendente', 'string', E'Olá, {nome}! Recebemos seu pedido {pedido} na {loja}:\n{itens}\nTotal: {total}\nAssim que o pagamento for confirmado, avisamos por aqui.', false, false, null),
    (25, 'message_processando', 'string', E'Olá, {nome}! Seu pedido {pedido} da {loja} está sendo preparado para o envio.\nAssim que ele for postado, mandamos o código de rastreamento por aqui.', false, false, null),
    (26, 'message_enviado', 'string', E'Olá, {nome}! Seu pedido {pedido} da {loja} foi enviado.\nCódigo de rastreamento: {codigo}\nAcompanhe aqui: {link}', false, false, null),
    (27, 'message_entregue', 'string', E'Olá, {nome}! Seu pedido {pedido} da {loja} consta como entregue. Esperamos que você goste!\nSe precisar de alguma coisa, é só responder a esta mensagem.', false, false, null),
    (28, 'message_cancelado', 'string', E'Olá, {nome}! Seu pedido {pedido} da {loja} foi cancelado.\nSe tiver alguma dúvida, é só responder a esta mensagem.', false, false, null),
    (29, 'message_saiu_para_entrega', 'string', E'Olá, {nome}! Seu pedido {pedido} da {loja} saiu para entrega e deve chegar hoje.\nCódigo de rastreamento: {codigo}\nAcompanhe aqui: {link}', false, false, null),
    (30, 'message_problema', 'string', E'Olá, {nome}! Seu pedido {pedido} da {loja} teve um imprevisto na entrega e já estamos verificando.\nCódigo de rastreamento: {codigo}\nAcompanhe aqui: {link}', false, false, null),
    (31, 'message_lista_de_precos', 'string', E'*{loja}*\nPreços de {data}\n\n*{categoria}*\n\n• {nome}\n{preco}\n{pix} no Pix\n{link}', false, false, null),
    (32, 'pix_discount', 'string', '', false, false, '0-9,'),
    (33, 'activity_retention_days', 'string', '730', false, false, '0-9'),
    (34, 'pix_key', 'string', '', false, false, 'A-Za-z0-9 @.!#$%*/=?^_{|}~()+-'),
    (35, 'pix_name', 'string', '', false, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°''#+-'),
    (36, 'pix_city', 'string', '', false, false, 'A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°''#+-')
$$;
insert into public.admin_settings (setting_key, setting_value, setting_type)
  select k.setting_key, k.default_value, k.setting_type from private.known_settings() k
  where k.setting_key ~ '^(stock_follows_storefront|pix_(key|name|city))$'
  on conflict (setting_key) do nothing;
