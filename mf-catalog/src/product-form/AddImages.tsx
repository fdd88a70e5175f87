import { imageAddressesIn, isImageAddress } from '@loja/domain'
import { FieldFrame, type FieldNotice, fieldProps } from '@loja/ui'
import { Button, Input } from 'antd'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { controlId } from './field-control'
import { fieldNotice } from './field-notice'
import styles from './ImagesSection.module.css'
import { imageMessages } from './image-messages'
import { messages } from './messages'
import type { ProductForm } from './use-product-form'

interface Props {
  form: ProductForm
  /** @returns whether there was room for all */
  onAdd: (addresses: readonly string[]) => boolean
}

/** Where the address of a picture is typed, or several are pasted. Enter adds them and does not save the product. */
export function AddImages({ form, onAdd }: Props) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const add = (typed: string) => {
    const addresses = imageAddressesIn(typed)
    const refused = addresses.filter((address) => !isImageAddress(address))
    const added = addresses.filter((address) => isImageAddress(address))
    const isPresent = added.length > 0 && added.every((address) => form.values.images.includes(address))
    const fits = onAdd(added)
    setText(refused.join(' '))
    if (refused[0] !== undefined) setProblem(imageMessages.notAnAddress(refused[0]))
    else if (!fits) setProblem(imageMessages.full)
    else setProblem(isPresent ? imageMessages.present : null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(text)
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (imageAddressesIn(pasted).length < 2) return
    event.preventDefault()
    add(pasted)
  }
  const notice: FieldNotice | null = problem === null ? null : { tone: 'error', text: problem }
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
          value={text}
          placeholder={messages.fields.images.placeholder}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          status={problem === null ? '' : 'error'}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(null)
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Button disabled={text.trim() === ''} onClick={() => add(text)}>
          {imageMessages.add}
        </Button>
      </div>
    </FieldFrame>
  )
}
