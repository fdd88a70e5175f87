import { expect, test } from 'vitest'
import { PasswordGate, type PasswordRequest } from './password-gate'

const from = (address: string, more: Partial<PasswordRequest> = {}): PasswordRequest => ({
  kind: 'sign-in',
  address,
  email: 'a@loja.test',
  ...more,
})
const answer = (status: number) => async () => new Response(null, { status })

test('limits concurrent hashes to 48, and 16 per address, with a time to wait', async () => {
  const gate = new PasswordGate()
  let finish: () => void = () => undefined
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const held = async () => {
    await finished
    return new Response()
  }
  const passed = (address: string, index: number) => gate.pass(from(address, { email: `${index}@loja.test` }), held)
  const waiting = Array.from({ length: 48 }, (_, index) => passed(`address-${index % 3}`, index))
  expect(await passed('address-0', 48)).toBe(1)
  expect(await passed('another', 49)).toBe(1)
  finish()
  for (const one of await Promise.all(waiting)) expect(one).toBeInstanceOf(Response)
  expect(await gate.pass(from('another'), answer(200))).toBeInstanceOf(Response)
})

test('does not count a 5xx or missing response as a wrong password', async () => {
  const gate = new PasswordGate()
  const broken = async () => {
    throw new Error('broken')
  }
  for (let index = 0; index < 40; index += 1) {
    expect(await gate.pass(from('x'), answer(503))).toBeInstanceOf(Response)
    await expect(gate.pass(from('x'), broken)).rejects.toThrow('broken')
  }
  for (let index = 0; index < 10; index += 1) expect(await gate.pass(from('x'), answer(400))).toBeInstanceOf(Response)
  expect(await gate.pass(from('x'), answer(400))).toBeGreaterThan(50)
})
