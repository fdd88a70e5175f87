-- The planner's row estimates, which PostgREST returns for `Prefer: count=planned` and `count=estimated` (ADR 0034).

-- Customers may ask for the estimate of a table whose rows are hidden. The planner assumes `(select is_admin())` to be
-- true half of the time, so the result was half the number of rows, also by status or day.
--
-- This condition is always true; only its estimate differs:
-- - For an administrator the planner evaluates the stable `is_admin()`: CASE becomes a constant empty array, and ALL is
--   true.
-- - For others the sub-select is unknown until execution. The planner assumes ten elements, each equal to zero once in
--   200: one row for any table. At execution the sub-select decides, so `is_admin()` does not run per row. Restrictive,
--   to apply to every policy.
do $$
declare
  staff_table text;
begin
  foreach staff_table in array array[
    'profiles', 'orders', 'order_items', 'tracking_shipments', 'tracking_events', 'admin_settings',
    'product_imports', 'order_messages', 'saved_views', 'invoices', 'invoice_files', 'feedbacks',
    'staff_notes', 'product_costs', 'suppliers', 'supplier_items', 'supplier_lists', 'category_price_rules'
  ] loop
    execute format(
      'create policy %I on public.%I as restrictive for select to authenticated using (
        0 = all (case when (select public.is_admin()) or public.is_admin() then ''{}''::integer[] else ''{}'' end))',
      staff_table || ': estimates are for admin', staff_table
    );
  end loop;
end $$;
