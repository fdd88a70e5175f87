import { expect } from 'vitest'
import { apiCalls, call, TRUTH } from './api-calls'
import { demoId } from './demo-ids'

apiCalls('categories and brands', [
  call('select id, name where is_active, ordered by sort_order', {
    truth: (sql) => sql('select id, name from public.categories where is_active order by sort_order, name'),
    run: (client) =>
      client.from('categories').select('id, name').eq('is_active', true).order('sort_order').order('name'),
    anonymous: { status: 200, data: TRUTH },
  }),
  call('select all: the inactive one is for staff', {
    run: async (client) => {
      const { data, ...rest } = await client.from('categories').select('name, is_active')
      return { ...rest, data: [data?.length, data?.filter((row) => !row.is_active).map((row) => row.name)] }
    },
    anonymous: { status: 200, data: [11, []] },
    admin: { status: 200, data: [12, ['Presentes de Fim de Ano']] },
  }),
  call('insert a category', {
    run: (client) => client.from('categories').insert({ name: 'Velas', sort_order: 99 }).select('name, is_active'),
    stored: (sql) => sql("delete from public.categories where name = 'Velas' returning name"),
    admin: { status: 201, data: [{ name: 'Velas', is_active: true }], stored: [{ name: 'Velas' }] },
  }),
  call('insert a brand', {
    run: (client) => client.from('brands').insert({ name: 'Ateliê Novo' }).select('name'),
    stored: (sql) => sql("delete from public.brands where name = 'Ateliê Novo' returning name"),
    admin: { status: 201, data: [{ name: 'Ateliê Novo' }], stored: [{ name: 'Ateliê Novo' }] },
  }),
  call('brands of visible products', {
    given: async (sql) => {
      await sql("insert into public.brands (name) values ('Marca sem produto') on conflict do nothing")
    },
    truth: (sql) =>
      sql(`select b.id from public.brands b
        where exists (select 1 from public.products p where p.brand_id = b.id and p.is_active) order by b.id`),
    run: (client) => client.from('brands').select('id').order('id'),
    anonymous: { status: 200, data: TRUTH },
    admin: { status: 200, data: expect.objectContaining({ length: 26 }) },
  }),
  call('brand and category embedded in a product', {
    run: (client) =>
      client
        .from('products')
        .select('name, categories(name), brand:brands(name)')
        .eq('id', demoId('product', 1))
        .single(),
    anonymous: {
      status: 200,
      data: {
        name: expect.any(String),
        categories: { name: 'Perfumes Masculinos' },
        brand: { name: expect.stringMatching(/^\S+/) },
      },
    },
  }),
  call('an inactive category is embedded for staff only', {
    run: (client) => client.from('products').select('categories(name)').eq('id', demoId('product', 11)).single(),
    anonymous: { status: 200, data: { categories: null } },
    admin: { status: 200, data: { categories: { name: 'Presentes de Fim de Ano' } } },
  }),
  call('products through their category (inner join)', {
    truth: (sql) =>
      sql(`select p.id from public.products p join public.categories c on c.id = p.category_id
        where c.name = 'Áudio' and p.is_active order by p.id`),
    run: async (client) => {
      const { data, ...rest } = await client
        .from('products')
        .select('id, categories!inner(name)')
        .eq('categories.name', 'Áudio')
        .eq('is_active', true)
        .order('id')
      return { ...rest, data: data?.map(({ id }) => ({ id })) }
    },
    anonymous: { status: 200, data: TRUTH },
  }),
  call('delete a brand', {
    run: (client) => client.from('brands').delete().eq('name', 'Marca sem produto').select('name'),
    admin: { status: 200, data: [{ name: 'Marca sem produto' }] },
  }),
])
