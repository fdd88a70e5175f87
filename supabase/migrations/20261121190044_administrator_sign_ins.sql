-- Administrators, for the release tool: it chooses the first accounts that get a new release. The earliest sign-in comes
-- first; accounts without one are last.
create function public.administrator_sign_ins()
returns table (user_id uuid, email text, signed_in_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select p.user_id, u.email::text, u.last_sign_in_at
  from public.profiles p join auth.users u on u.id = p.user_id
  where p.role = 'admin'
  order by u.last_sign_in_at nulls last, p.user_id
$$;
grant execute on function public.administrator_sign_ins() to service_role;
