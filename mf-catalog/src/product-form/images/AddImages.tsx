import { imageAddressesIn } from '@loja/domain'
import { FieldFrame, type FieldNotice, fieldProps } from '@loja/ui'
import { Button, Input } from 'antd'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { controlId } from '../fields/field-control'
import { fieldNotice } from '../fields/field-notice'
import { messages } from '../messages'
import type { ProductForm } from '../use-product-form'
import styles from './ImagesSection.module.css'
import { imageMessages } from './image-messages'

export function AddImages({ form }: { form: ProductForm }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.addImages()
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (imageAddressesIn(pasted).length < 2) return
    event.preventDefault()
    form.addImages(`${form.typedImages} ${pasted}`)
  }
  const notice = problemNotice(form)
  return (
    <FieldFrame
      id={controlId('images')}
      label={messages.fields.images.label}
      help={imageMessages.addHelp}
      notice={notice ?? fieldNotice(form, 'images') ?? fieldNotice(form, 'mainImage')}
    >
      <div className={styles.add}>
        <Input
          {...fieldProps(controlId('images'))}
          value={form.typedImages}
          placeholder={messages.fields.images.placeholder}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={notice !== null}
          status={notice === null ? '' : 'error'}
          onChange={(event) => form.typeImages(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Button disabled={form.typedImages.trim() === ''} onClick={() => form.addImages()}>
          {imageMessages.add}
        </Button>
      </div>
    </FieldFrame>
  )
}

function problemNotice({ imagesProblem: problem }: ProductForm): FieldNotice | null {
  if (problem === null) return null
  const text = problem.kind === 'malformed' ? imageMessages.notAnAddress(problem.address) : imageMessages[problem.kind]
  return { tone: 'error', text }
}
