-- The planner's row estimates, which PostgREST returns for `Prefer: count=planned` and `count=estimated` (ADR 0034).

-- Any signed-in customer may ask for the estimate of a table whose rows row security hides. The planner takes the policy's
-- `(select is_admin())` for true half of the time, so the answer was half the number of orders, also by status or by day.
--
-- The condition below is true for every row and every caller. Only its estimate differs:
-- - For an administrator the planner evaluates the stable function `is_admin()`, so the CASE becomes a constant empty array,
--   of which ALL is certainly true. The estimate is that of the other conditions.
-- - For others the CASE stays unknown, because the sub-select runs only at execution. The planner then assumes ten elements
--   that each equal zero once in 200, and its result is one row however many there are.
-- During execution the sub-select decides, so `is_admin()` is not called for each row.
-- Restrictive, so that it applies to every policy that lets rows be read, including later ones.
do $$
declare
  staff_table text;
begin
  foreach staff_table in array array[
    'profiles', 'orders', 'order_items', 'tracking_shipments', 'tracking_events', 'admin_settings', 'product_changes',
    'product_imports', 'invoices', 'invoice_files', 'feedbacks'
  ] loop
    execute format(
      'create policy %I on public.%I as restrictive for select to authenticated using (
        0 = all (case when (select public.is_admin()) or public.is_admin() then ''{}''::integer[] else ''{}'' end))',
      staff_table || ': estimates are for admin', staff_table
    );
  end loop;
end $$;
