-- Demo notes of the staff on recent orders and some products. Runs after seed.sql, with the same rules.
do $seed$
declare
  today timestamptz := demo.today();
  on_orders text[] := array[
    'Cliente pediu para ligar antes da entrega.',
    'Endereço confirmado por WhatsApp: a casa é nos fundos.',
    'Troca combinada: enviar o frasco de 100 ml e aguardar a devolução.',
    'Já comprou outras vezes, incluir amostras.'];
  on_products text[] := array[
    'Fornecedor avisou que o próximo lote chega em duas semanas.',
    'Conferir a foto: a embalagem mudou.',
    'Margem baixa, não incluir em promoções.'];
begin
  if exists (select 1 from demo.dated d where d.entity = 'note') then return; end if;
  perform set_config('session_replication_role', 'replica', true);
  insert into public.staff_notes (id, order_id, body, author_id, created_at, updated_at)
  select demo.id('note', n), demo.id('order', n), on_orders[1 + n % 4], demo.id('user', 1), written, written
  from unnest('{418,415,409,402,396,381,357}'::integer[]) as n
  join public.orders o on o.id = demo.id('order', n),
  lateral (select least(o.created_at + make_interval(hours => 2 + n % 20), today - interval '1 hour') as written) w;
  insert into public.staff_notes (id, product_id, body, author_id, created_at, updated_at)
  select demo.id('note', 1000 + n), demo.id('product', n), on_products[1 + n % 3], demo.id('user', 1), written, written
  from unnest('{259,256,252,247,231}'::integer[]) as n
  join public.products p on p.id = demo.id('product', n),
  lateral (select today - make_interval(days => 1 + n % 9, hours => n) as written) w;
  perform set_config('session_replication_role', 'origin', true);
  insert into demo.seeded select 'note', n.id from public.staff_notes n;
  insert into demo.dated values ('note', 'public.staff_notes', '{created_at,updated_at}');
end $seed$;
