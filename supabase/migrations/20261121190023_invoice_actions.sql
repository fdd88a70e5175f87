-- Orders of invoices, attaching, cancelling, removing, and reading XMLs.

-- Orders by complete (`LJ-2026-000417`) or running number (`417`).
create function private.orders_named(numbers text[]) returns setof uuid
language sql stable set search_path = '' as $$
  select o.id from public.orders o
    where upper(o.order_number) = any (select upper(btrim(n)) from unnest(numbers) as n)
  union
  select o.id from public.orders o
    where substring(o.order_number from '\d+$') = any
      (select lpad(btrim(n), 6, '0') from unnest(numbers) as n where btrim(n) ~ '^[0-9]{1,9}$')
$$;

-- Candidate orders of an invoice, likeliest first: the one that has it and those it names; those of its document in the
-- sixty days before; those without a document but with its total and name.
create function private.orders_for_note(
  numbers text[], document text, name text, total numeric, issued_at timestamptz, key text
)
returns table (order_id uuid, rank integer)
language sql stable set search_path = '' set random_page_cost = 1.1 as $$
  select found.order_id, min(found.rank) from (
    select i.order_id, 1 as rank from public.invoices i where i.access_key = $6 and i.order_id is not null
    union all
    select named, 1 from private.orders_named(numbers) as named
    union all
    (select o.id, case when o.total = $4 then 2 else 3 end from public.orders o
      where private.order_document(o.shipping_address) is not null
        and private.order_document(o.shipping_address) = $2
        and o.created_at between $5 - interval '60 days' and $5 + interval '10 minutes'
      order by o.created_at desc limit 50)
    union all
    (select o.id, 4 from public.orders o
      where o.total = $4 and o.created_at between $5 - interval '60 days' and $5 + interval '10 minutes'
        and private.order_document(o.shipping_address) is null
        and private.folded(o.shipping_address ->> 'name') = private.folded($3)
      order by o.created_at desc limit 50)
  ) as found group by found.order_id
$$;

-- For each of up to 100 invoices {order_numbers, document, name, total, issued_at, access_key} (all but the key
-- nullable): {access_key, stored, orders}. `stored` is {order_id, order_number, status, source} of the key, or null;
-- `orders` are up to six {id, order_number, status, total, created_at, customer_document, customer_name, named,
-- invoice}, with the number of their own invoice.
create function public.match_invoices(notes jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if jsonb_typeof(notes) is distinct from 'array' or jsonb_array_length(notes) > 100 then
    raise exception 'a list of at most 100 notes is expected' using errcode = '22023';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
        'access_key', note ->> 'access_key',
        'stored', (
          select jsonb_build_object('order_id', i.order_id, 'order_number', i.order_number, 'status', i.status, 'source', i.source)
          from public.invoices i where i.access_key = note ->> 'access_key'
        ),
        'orders', coalesce((
          select jsonb_agg(jsonb_build_object(
              'id', o.id, 'order_number', o.order_number, 'status', coalesce(o.status, 'pendente'), 'total', o.total,
              'created_at', o.created_at, 'customer_document', private.order_document(o.shipping_address),
              'customer_name', o.shipping_address ->> 'name', 'named', found.rank = 1,
              'invoice', (select i.number from public.invoices i where i.order_id = o.id and i.status <> 'cancelada')
            ) order by found.rank, o.created_at desc, o.id)
          from (
            select c.order_id, c.rank from private.orders_for_note(
              array(select jsonb_array_elements_text(case jsonb_typeof(note -> 'order_numbers')
                when 'array' then note -> 'order_numbers' else '[]' end) limit 20),
              note ->> 'document', note ->> 'name', (note ->> 'total')::numeric, (note ->> 'issued_at')::timestamptz,
              note ->> 'access_key'
            ) as c
            order by c.rank limit 6
          ) as found join public.orders o on o.id = found.order_id
        ), '[]')
      ) order by position)
    from jsonb_array_elements(notes) with ordinality as n (note, position)
  ), '[]');
exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow then
  raise exception 'malformed note' using errcode = '22023';
end $$;

-- Whether an XML may be an authorised invoice of this key. The page parses it; this refuses other senders' files.
create function private.is_invoice_xml(xml text, key text) returns boolean
language sql immutable set search_path = '' as $$
  select octet_length(xml) <= 512000 and xml !~* '<!(DOCTYPE|ENTITY)'
    and strpos(upper(xml), 'NFE' || key) > 0
    and xml ~* ('<([A-Za-z_][\w.-]*:)?chNFe>\s*' || key || '\s*</')
    and xml ~ '<([A-Za-z_][\w.-]*:)?cStat>\s*(100|150)\s*</'
    and xml !~ '<([A-Za-z_][\w.-]*:)?tpAmb>\s*[^1\s]'
$$;

-- Code of the reason why an invoice cannot be attached, or null. `checkInvoice` in libs/domain checks the XML itself.
create function private.invoice_refusal(note jsonb, target public.orders) returns text
language plpgsql stable set search_path = '' as $$
declare
  key constant text := note ->> 'access_key';
  xml constant text := note ->> 'xml';
  issued_at constant timestamptz := note ->> 'issued_at';
  total constant numeric := note ->> 'total';
  document constant text := note ->> 'customer_document';
  month constant date := private.access_key_month(key);
begin
  if target.id is null then
    return 'order-unknown';
  elsif xml is not null and (issued_at is null or total is null or not private.is_invoice_xml(xml, key)) then
    return 'xml';
  elsif total < 0 or total in ('NaN', 'Infinity', '-Infinity') or total >= 1e13 then
    return 'total';
  elsif document !~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$' then
    return 'document';
  elsif (note ->> 'protocol') !~ '^[0-9]{15}$' then
    return 'protocol';
  -- Clocks may differ by minutes.
  elsif issued_at > now() + interval '10 minutes' or month > (now() at time zone 'America/Sao_Paulo')::date then
    return 'future';
  -- Issuers are two to five hours behind UTC.
  elsif month not in (date_trunc('month', issued_at at time zone 'UTC' - interval '2 hours'),
      date_trunc('month', issued_at at time zone 'UTC' - interval '5 hours')) then
    return 'month-differs';
  elsif issued_at < target.created_at - interval '10 minutes'
    or month < date_trunc('month', (target.created_at - interval '10 minutes') at time zone 'UTC' - interval '5 hours') then
    return 'before-order';
  elsif total < target.total then
    return 'total-below';
  elsif document <> private.order_document(target.shipping_address) then
    return 'document-differs';
  end if;
  return null;
end $$;

-- Attaches up to 100 invoices {order_id, access_key, issued_at, total, customer_document, protocol, xml} in one
-- transaction, and returns their outcomes in order. Without an XML (typed key) all but order and key may be null.
-- - attached; completed: a typed key got its XML; already: attached to this order before, e.g. by a lost request.
-- - Otherwise not stored: a code of `private.invoice_refusal`, key, order-has-note, key-taken or key-cancelled; `other`
--   is the number of the conflicting invoice or order.
-- Raises 22023 for malformed input.
create function public.attach_invoices(notes jsonb)
returns table (access_key text, outcome text, other text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  -- Not the column of an order.
  listed constant jsonb := attach_invoices.notes;
  outcomes jsonb := '{}';
  at bigint;
  note jsonb;
  target public.orders;
  present public.invoices;
  new_id uuid;
  result text;
  conflicting text;
begin
  perform private.require_admin();
  if jsonb_typeof(listed) is distinct from 'array' or jsonb_array_length(listed) > 100 then
    raise exception 'a list of at most 100 notes is expected' using errcode = '22023';
  end if;
  -- Orders are locked, and keys written, in one order, to prevent deadlocks.
  perform 1 from public.orders o
    where o.id in (select (n.note ->> 'order_id')::uuid from jsonb_array_elements(listed) as n (note)) order by o.id for update;
  for at, note in
    select n.position, n.note from jsonb_array_elements(listed) with ordinality as n (note, position)
    order by (n.note ->> 'access_key') collate "C", n.position
  loop
    result := null;
    conflicting := null;
    target := null;
    if not coalesce(private.is_access_key(note ->> 'access_key'), false) then
      result := 'key';
    else
      select * into target from public.orders o where o.id = (note ->> 'order_id')::uuid;
      result := private.invoice_refusal(note, target);
    end if;
    if result is null then
      -- Waits for a session that attaches the same key to another order.
      insert into public.invoices (order_id, order_number, access_key, status, source, issued_at, total,
          customer_document, protocol, created_by)
        select target.id, target.order_number, note ->> 'access_key',
          case when note ->> 'xml' is null then 'informada' else 'autorizada' end,
          case when note ->> 'xml' is null then 'manual' else 'xml' end,
          (note ->> 'issued_at')::timestamptz, (note ->> 'total')::numeric, note ->> 'customer_document',
          note ->> 'protocol', auth.uid()
        where not exists (
          select 1 from public.invoices i where i.order_id = target.id and i.status <> 'cancelada'
        )
        on conflict (access_key) do nothing returning id into new_id;
      if new_id is not null then
        result := 'attached';
      else
        select * into present from public.invoices i where i.access_key = note ->> 'access_key';
        if present.id is null then
          result := 'order-has-note';
          select i.number::text into conflicting from public.invoices i where i.order_id = target.id and i.status <> 'cancelada';
        elsif present.order_id is distinct from target.id then
          result := 'key-taken';
          conflicting := present.order_number;
        elsif present.status = 'cancelada' then
          result := 'key-cancelled';
        elsif present.source = 'xml' or note ->> 'xml' is null then
          result := 'already';
        else
          update public.invoices i set status = 'autorizada', source = 'xml', issued_at = (note ->> 'issued_at')::timestamptz,
              total = (note ->> 'total')::numeric, customer_document = note ->> 'customer_document',
              protocol = note ->> 'protocol'
            where i.id = present.id;
          new_id := present.id;
          result := 'completed';
        end if;
      end if;
      if result in ('attached', 'completed') and note ->> 'xml' is not null then
        insert into public.invoice_files (invoice_id, xml) values (new_id, note ->> 'xml');
      end if;
      new_id := null;
    end if;
    outcomes := outcomes || jsonb_build_object(at::text, jsonb_build_array(result, conflicting));
  end loop;
  return query select n.note ->> 'access_key', outcomes -> n.position::text ->> 0, outcomes -> n.position::text ->> 1
    from jsonb_array_elements(listed) with ordinality as n (note, position) order by n.position;
exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow
    or numeric_value_out_of_range then
  raise exception 'malformed note' using errcode = '22023';
end $$;

-- Marks an invoice as cancelled or valid: `done`, `changed` (another version), `gone`, or `order-has-note`: the order
-- got another invoice.
create function public.set_invoice_cancelled(invoice_id uuid, version integer, cancelled boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  present public.invoices;
begin
  perform private.require_admin();
  if cancelled is null then
    raise exception 'cancelled or not' using errcode = '22023';
  end if;
  -- The order first, as in `attach_invoices`.
  perform 1 from public.orders o join public.invoices i on i.order_id = o.id
    where i.id = set_invoice_cancelled.invoice_id for update of o;
  select * into present from public.invoices i where i.id = set_invoice_cancelled.invoice_id for update;
  if present.id is null then
    return 'gone';
  elsif present.version is distinct from set_invoice_cancelled.version then
    return 'changed';
  elsif (present.status = 'cancelada') = cancelled then
    return 'done';
  elsif not cancelled and exists (
    select 1 from public.invoices i where i.order_id = present.order_id and i.id <> present.id and i.status <> 'cancelada'
  ) then
    return 'order-has-note';
  end if;
  update public.invoices i set status = case when cancelled then 'cancelada' when i.source = 'xml' then 'autorizada'
    else 'informada' end where i.id = present.id;
  return 'done';
end $$;

-- Removes an invoice and its XML: `done`, `changed` (another version) or `gone`.
create function public.remove_invoice(invoice_id uuid, version integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  present integer;
begin
  perform private.require_admin();
  -- The order first, as in `attach_invoices`.
  perform 1 from public.orders o join public.invoices i on i.order_id = o.id
    where i.id = remove_invoice.invoice_id for update of o;
  select i.version into present from public.invoices i where i.id = remove_invoice.invoice_id for update;
  if present is null then
    return 'gone';
  elsif present is distinct from remove_invoice.version then
    return 'changed';
  end if;
  delete from public.invoices i where i.id = remove_invoice.invoice_id;
  return 'done';
end $$;

-- The next XMLs of a month, last issued first, after a cursor. Raises 22023 for an invalid cursor or size (1 to 100).
create function public.list_invoice_files(
  month date, after_listed_at timestamptz default null, after_id uuid default null, page_size integer default 20
) returns table (id uuid, access_key text, listed_at timestamptz, xml text)
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, 0, 100);
  if (after_listed_at is null) <> (after_id is null) then
    raise exception 'a cursor is a moment and an id' using errcode = '22023';
  end if;
  return query
    select i.id, i.access_key, i.listed_at, f.xml
    from public.invoices i join public.invoice_files f on f.invoice_id = i.id
    where i.issue_month = date_trunc('month', list_invoice_files.month)::date
      and (after_id is null or (i.listed_at, i.id) < (after_listed_at, after_id))
    order by i.listed_at desc, i.id desc limit page_size;
end $$;

create function public.count_invoice_files(month date) returns bigint
language sql stable set search_path = ''
begin atomic
  select private.require_admin();
  select count(*) from public.invoices i where i.issue_month = date_trunc('month', month)::date and i.source = 'xml';
end;

grant execute on function public.match_invoices(jsonb), public.attach_invoices(jsonb),
  public.set_invoice_cancelled(uuid, integer, boolean), public.remove_invoice(uuid, integer),
  public.list_invoice_files(date, timestamptz, uuid, integer), public.count_invoice_files(date) to authenticated;
