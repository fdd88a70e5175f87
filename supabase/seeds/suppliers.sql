-- Two suppliers with price rules. Their lists are for the user to paste.
do $suppliers$
begin
  if exists (select 1 from demo.seeded where entity = 'supplier') then return; end if;

  perform set_config('session_replication_role', 'replica', true);
  insert into public.suppliers (id, name, contact, whatsapp, notes, price_rule, is_active)
  select demo.id('supplier', s.n), s.name, s.contact, s.whatsapp, s.notes, s.rule::jsonb, s.is_active from (values
    (1, 'Distribuidora Al Noor', 'Samir', '(11) 98765-4321', 'Lista às segundas, pelo WhatsApp. Paga-se no Pix.',
      '{"kind": "factor", "value": 1.9, "fixedFee": 0, "rounding": "90", "pixDiscount": 5, "minimumMargin": 20}', true),
    (2, 'Atacado Bela Pele', 'Rosana', '(21) 99876-5432', null,
      '{"kind": "margin", "value": 45, "fixedFee": 2.5, "rounding": "99", "pixDiscount": 0, "minimumMargin": 25}', true),
    (3, 'Importadora Porto Sul', null, null, 'Fechou em 2025.', null, false)
  ) as s (n, name, contact, whatsapp, notes, rule, is_active);
  insert into demo.seeded select 'supplier', demo.id('supplier', n) from generate_series(1, 3) as n;
  perform set_config('session_replication_role', 'origin', true);
end $suppliers$;
