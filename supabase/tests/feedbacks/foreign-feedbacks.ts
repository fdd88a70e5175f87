import { expect, test } from 'vitest'
import { codeOf, type FeedbackShop, makeFeedback, OTHER, OWNER, type Rest } from './feedback-support'

const COLUMNS =
  'id,profile_id,product_id,product_name,order_id,rating,comment,state,reply,replied_at,created_at,updated_at,version'
const seenBy = async (rest: Rest, query: string) => {
  const { body } = await rest('GET', `feedbacks?select=${COLUMNS}&${query}`)
  return Array.isArray(body) ? body.map(({ profile_id }: { profile_id: string }) => profile_id) : body.code
}

export function testForeignFeedbacks(shop: FeedbackShop): void {
  test('a customer reads own feedbacks in every state and no others', async () => {
    const hidden = await makeFeedback(shop.sql, OWNER, { state: 'oculto', comment: 'segredo', reply: 'Resposta' })
    const approved = await makeFeedback(shop.sql, OWNER, { state: 'aprovado', comment: 'segredo' })
    for (const query of [
      '',
      'order=profile_id',
      `id=in.(${hidden.id},${approved.id})`,
      'state=eq.aprovado',
      'comment=like.*segredo*',
      'or=(state.eq.aprovado,profile_id.not.is.null)',
      `profile_id=eq.${hidden.profile_id}`,
    ]) {
      const own = await seenBy(shop.owner, query)
      expect(new Set(own), query).toEqual(new Set([hidden.profile_id]))
      expect(await seenBy(shop.anonymous, query), query).toBe('42501')
      const theirs = await seenBy(shop.other, query)
      expect(theirs, query).not.toContain(hidden.profile_id)
    }
    expect(await seenBy(shop.admin, `id=eq.${hidden.id}`)).toEqual([hidden.profile_id])
    const count = await shop.other('GET', `feedbacks?select=id&id=eq.${hidden.id}`, undefined, {
      prefer: 'count=exact',
    })
    expect(count.body).toEqual([])
  })

  test('a hidden column is refused, also of own feedbacks', async () => {
    for (const select of ['*', 'id,replied_by', 'id,changed_in', 'id,former_state', 'id,comment_folded'] as const) {
      await makeFeedback(shop.sql, OWNER)
      for (const rest of [shop.owner, shop.other, shop.admin]) {
        expect(codeOf(await rest('GET', `feedbacks?select=${select}`)), select).toEqual([403, '42501'])
      }
    }
  })

  test('a filter or an order by a hidden column reveals nothing', async () => {
    for (const query of [
      'replied_by=not.is.null',
      'order=replied_by',
      'comment_folded=like.*a*',
      'former_state=eq.pendente',
    ]) {
      for (const rest of [shop.owner, shop.admin]) {
        expect(codeOf(await rest('GET', `feedbacks?select=id&${query}`)), query).toEqual([403, '42501'])
      }
    }
  })

  test('embeds lead to no other person and no order', async () => {
    const theirs = await makeFeedback(shop.sql, OTHER, { state: 'aprovado' })
    const mine = await makeFeedback(shop.sql, OWNER)
    const embedded = await shop.owner('GET', 'feedbacks?select=id,profiles(id,full_name),orders(id,total)')
    expect(JSON.stringify(embedded.body)).not.toContain(theirs.profile_id)
    expect(embedded.body.find(({ id }: { id: string }) => id === mine.id)?.orders).toBeNull()
    for (const path of [
      `profiles?select=id,feedbacks(id)&id=eq.${theirs.profile_id}`,
      'profiles?select=id,orders(id)&orders.total=gte.0&orders=not.is.null',
      'orders?select=id,profile_id,feedbacks(id)',
    ]) {
      const { body } = await shop.owner('GET', path)
      expect(JSON.stringify(body), path).not.toMatch(new RegExp(`${theirs.profile_id}|${theirs.id}|${mine.order_id}`))
    }
    for (const rest of [shop.anonymous, shop.owner]) {
      expect((await rest('GET', `products?select=id,feedbacks(comment)&id=eq.${theirs.product_id}`)).status).not.toBe(
        200,
      )
    }
  })
}
