import { atom } from 'jotai'

/** `checking`: the role is not known yet, so no data may be requested. `unavailable`: it could not be read. */
export type Access =
  | { status: 'checking' }
  | { status: 'signed-out' }
  | { status: 'unavailable'; userId: string }
  | { status: 'denied'; userId: string; email: string }
  | { status: 'granted'; userId: string; email: string; fullName: string | null }

const writtenAccessAtom = atom<Access>({ status: 'checking' })

export const accessAtom = atom((get) => get(writtenAccessAtom))

export const setAccessAtom = atom(null, (_get, set, access: Access) => set(writtenAccessAtom, access))
