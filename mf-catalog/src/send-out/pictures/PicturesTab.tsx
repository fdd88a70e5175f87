import looks from '@loja/ui/looks.module.css'
import { Alert, Segmented } from 'antd'
import { useId, useMemo, useState } from 'react'
import { messages } from '../messages'
import styles from '../SendOutDialog.module.css'
import { type SendTabProps, useSendFacts } from '../use-send-settings'
import type { PictureRequest } from './make-pictures'
import { PicturePreview } from './PicturePreview'
import { PicturesMaker } from './PicturesMaker'
import { PER_PICTURE, type PerPicture, PICTURE_SIZES, type PictureFormat } from './picture-layout'
import { PICTURE_STYLES, type PictureStyle } from './picture-styles'

const MAX_DRAWN_PRODUCTS = 200

const FORMATS = (Object.keys(PICTURE_SIZES) as PictureFormat[]).map((value) => ({
  value,
  label: messages.formats[value],
}))
const AMOUNTS = PER_PICTURE.map((value) => ({ value, label: messages.perPictureOptions[value] }))
const STYLES = PICTURE_STYLES.map((value) => ({ value, label: messages.styles[value] }))

export function PicturesTab({ products, now, settings }: SendTabProps) {
  const [format, setFormat] = useState<PictureFormat>('feed')
  const [perPicture, setPerPicture] = useState<PerPicture>(1)
  const [style, setStyle] = useState<PictureStyle>('light')
  const facts = useSendFacts({ now, settings })
  const request = useMemo<PictureRequest>(
    () => ({ products, perPicture, look: { format, style }, facts }),
    [products, perPicture, format, style, facts],
  )
  if (products.length > MAX_DRAWN_PRODUCTS)
    return <Alert type="warning" showIcon title={messages.tooMany(products.length, MAX_DRAWN_PRODUCTS)} />
  return (
    <div className={styles.columns}>
      <div className={styles.choices}>
        <Choice label={messages.format} value={format} options={FORMATS} onChange={setFormat} />
        <Choice label={messages.perPicture} value={perPicture} options={AMOUNTS} onChange={setPerPicture} />
        <Choice label={messages.style} value={style} options={STYLES} onChange={setStyle} />
        <PicturesMaker request={request} />
      </div>
      <PicturePreview request={request} />
    </div>
  )
}

interface ChoiceProps<Value extends string | number> {
  label: string
  value: Value
  options: { value: Value; label: string }[]
  onChange: (value: Value) => void
}

function Choice<Value extends string | number>({ label, ...props }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className={looks.labelled}>
      <span id={id}>{label}</span>
      <Segmented<Value> aria-labelledby={id} block {...props} />
    </div>
  )
}
