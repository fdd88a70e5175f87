import { imageAddressesIn } from '@loja/domain/products'
import { FieldFrame } from '@loja/ui/dialogs'
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
    form.addImages(`${form.values.typedImages} ${pasted}`)
  }
  const { notice } = form.frame('typedImages')
  return (
    <FieldFrame
      id={controlId('images')}
      label={messages.fields.images.label}
      help={imageMessages.addHelp}
      notice={notice ?? fieldNotice(form, 'images') ?? fieldNotice(form, 'mainImage')}
    >
      <div className={styles.add}>
        <Input
          {...form.text('typedImages')}
          placeholder={messages.fields.images.placeholder}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          status={notice === null ? '' : 'error'}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Button disabled={form.values.typedImages.trim() === ''} onClick={() => form.addImages()}>
          {imageMessages.add}
        </Button>
      </div>
    </FieldFrame>
  )
}
