import { dataMutation, isResultUnknown } from '@loja/data/client'
import { uploadPicture } from '@loja/data/pictures'
import { newUuid } from '@loja/ui/dialogs'
import { failureReason, useDataMutation } from '@loja/ui/parts'
import { useEffect, useRef, useState } from 'react'
import { type FileProblem, type OpenedPicture, openPicture, renderPicture } from './picture-file'
import { centredSquare, drawingOf, type Frame } from './picture-frame'
import { pictureMessages } from './picture-messages'

const AT_ONCE = 2

export interface ChosenPicture {
  id: string
  file: File
  opened: OpenedPicture | FileProblem | null
  frame: Frame
  name: string
  state: 'chosen' | 'waiting' | 'sending' | 'sent' | 'failed'
  address: string
  failure: string
}

const uploading = dataMutation({ mutationFn: uploadPicture })

export const isOpened = (picture: ChosenPicture): picture is ChosenPicture & { opened: OpenedPicture } =>
  typeof picture.opened === 'object' && picture.opened !== null
const isDue = (picture: ChosenPicture) => isOpened(picture) && /^(chosen|failed)$/.test(picture.state)

/** Chosen files: opened, framed and sent, two at once. */
export function usePictures(files: readonly File[], onSent: (addresses: string[]) => void) {
  const [pictures, setPictures] = useState(() => files.map(choose))
  const latest = useRef(pictures)
  const controls = useRef(new Map<string, AbortController>())
  const { mutateAsync: upload } = useDataMutation(uploading)

  const set = (next: ChosenPicture[]) => {
    latest.current = next
    setPictures(next)
  }
  const change = (id: string, values: Partial<ChosenPicture>) =>
    set(latest.current.map((picture) => (picture.id === id ? { ...picture, ...values } : picture)))

  useEffect(function openFiles() {
    let isOver = false
    const open = async () => {
      for (const { id, file } of latest.current) {
        const opened = await openPicture(file)
        if (isOver) return
        const area = typeof opened === 'object' ? { area: centredSquare(opened.size) } : {}
        change(id, { opened, frame: { kind: 'square', area: EVERYTHING, ...area } })
      }
    }
    void open()
    return () => {
      isOver = true
      for (const control of controls.current.values()) control.abort()
    }
  }, [])

  const sendOne = async ({ id }: ChosenPicture) => {
    const picture = latest.current.find((one) => one.id === id)
    const control = controls.current.get(id)
    if (!picture || !isOpened(picture) || !control || control.signal.aborted) return
    change(id, { state: 'sending' })
    const { file, opened, frame, name } = picture
    const { signal } = control
    try {
      const content = await renderPicture(file, drawingOf(opened.size, frame))
      change(id, { state: 'sent', address: await upload({ name: `${name}.jpg`, content, signal }) })
    } catch (error) {
      if (signal.aborted) return
      const more = isResultUnknown(error) ? ` ${pictureMessages.notTwice}` : ''
      change(id, { state: 'failed', failure: `${failureReason(error)}${more}` })
    }
  }
  const send = async (due: ChosenPicture[]) => {
    for (const { id } of due) {
      controls.current.set(id, new AbortController())
      change(id, { state: 'waiting' })
    }
    await inParallel(due, sendOne)
    const sent = sentOf(latest.current)
    if (sent.length > 0 && latest.current.every(({ state, opened }) => state === 'sent' || typeof opened === 'string'))
      onSent(sent)
  }
  const cancel = (id: string) => {
    controls.current.get(id)?.abort()
    change(id, { state: 'chosen' })
  }
  return {
    pictures,
    sent: sentOf(pictures),
    due: pictures.filter(isDue),
    isSending: pictures.some(({ state }) => state === 'waiting' || state === 'sending'),
    frame: (id: string, frame: Frame) => change(id, { frame, name: newUuid(), state: 'chosen' }),
    remove: (id: string) => set(latest.current.filter((picture) => picture.id !== id)),
    sendAll: () => void send(latest.current.filter(isDue)),
    sendAllAsTheyAre: () => {
      set(latest.current.map((picture) => (isDue(picture) ? asItIs(picture) : picture)))
      void send(latest.current.filter(isDue))
    },
    retry: (picture: ChosenPicture) => void send([picture]),
    cancel,
    cancelAll: () => {
      for (const { id, state } of latest.current) if (state === 'waiting' || state === 'sending') cancel(id)
    },
  }
}

const EVERYTHING = { x: 0, y: 0, width: 100, height: 100 }

function choose(file: File): ChosenPicture {
  const frame: Frame = { kind: 'square', area: EVERYTHING }
  return { id: newUuid(), name: newUuid(), file, opened: null, frame, state: 'chosen', address: '', failure: '' }
}

function asItIs(picture: ChosenPicture): ChosenPicture {
  return { ...picture, frame: { ...picture.frame, kind: 'as-is' }, name: newUuid() }
}

function sentOf(pictures: readonly ChosenPicture[]): string[] {
  return pictures.filter(({ state }) => state === 'sent').map(({ address }) => address)
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
