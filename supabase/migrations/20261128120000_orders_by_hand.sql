-- The numbers of orders, in place of the sequence of `orders.sql`.

-- The last number of an order, in place of a sequence: locked until the order is committed, so that a refused one leaves
-- no gap. At most one row.
create table private.order_counter (
  is_only boolean primary key default true check (is_only),
  last_number bigint not null check (last_number >= 0)
);
insert into private.order_counter (last_number)
  select case when s.is_called then s.last_value else s.last_value - 1 end from public.order_number_seq s;

-- `LJ-2026-000123`: year in São Paulo and running number. Not granted: numbers reveal sales. Skips a number that another
-- program gave an order.
create or replace function public.next_order_number() returns text
language plpgsql volatile set search_path = '' as $$
declare
  n bigint;
  number text;
begin
  loop
    insert into private.order_counter as c (last_number) values (1)
      on conflict (is_only) do update set last_number = c.last_number + 1 returning c.last_number into n;
    number := 'LJ-' || to_char(now() at time zone 'America/Sao_Paulo', 'YYYY') || '-'
      || case when n < 1000000 then lpad(n::text, 6, '0') else n::text end;
    exit when not exists (select from public.orders o where o.order_number = number);
  end loop;
  return number;
end $$;
drop sequence public.order_number_seq;
