import { dataMutation } from '@loja/data/client'
import { ExportStatus, useExport } from '@loja/ui/lists'
import { Button } from 'antd'
import { useState } from 'react'
import { messages } from '../messages'
import { type MadePictures, makePictures, type PictureRequest } from './make-pictures'
import { ReadyPictures } from './ReadyPictures'

const making = dataMutation({ mutationFn: makePictures, errorText: messages.makeFailed })

export function PicturesMaker({ request }: { request: PictureRequest }) {
  const [made, setMade] = useState<MadePictures>()
  const work = useExport({
    mutation: making,
    title: messages.title,
    things: messages.things,
    onDone: setMade,
  })
  if (made?.request === request) return <ReadyPictures {...made} />
  const { products, perPicture } = request
  return (
    <>
      {work.state.status === 'idle' && (
        <Button type="primary" onClick={() => work.start(request)}>
          {messages.make(Math.ceil(products.length / perPicture))}
        </Button>
      )}
      <ExportStatus work={work} title={messages.title} things={messages.things} />
    </>
  )
}
