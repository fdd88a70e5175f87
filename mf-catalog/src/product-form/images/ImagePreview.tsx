import { PictureOutlined } from '@ant-design/icons'
import { isSecureImageAddress } from '@loja/domain/products'
import { FieldNoticeLine } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { useState } from 'react'
import styles from './ImagesSection.module.css'
import { imageMessages } from './image-messages'

interface Props {
  address: string
  alt: string
  onSize: (size: { width: number; height: number }) => void
}

/** In the bucket of pictures, whose addresses have no readable names. */
const isUploadedPicture = (address: string) => address.includes('/object/public/product-images/')

export function ImagePreview({ address, alt, onSize }: Props) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const [broken, setBroken] = useState(false)
  // The content security policy would block it with an error.
  const isSecure = isSecureImageAddress(address)
  const problem = isSecure ? (broken ? imageMessages.broken : null) : imageMessages.insecure
  return (
    <>
      {isSecure && !broken ? (
        <img
          className={styles.thumb}
          src={address}
          alt={alt}
          width={56}
          height={56}
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setSize({ width, height })
            onSize({ width, height })
          }}
          onError={() => setBroken(true)}
        />
      ) : (
        <span className={styles.thumb} role="img" aria-label={alt}>
          <PictureOutlined aria-hidden />
        </span>
      )}
      <div className={styles.words}>
        <span className={looks.oneLine} title={address}>
          {isUploadedPicture(address) ? imageMessages.ownImage : address}
        </span>
        {problem ? (
          <FieldNoticeLine notice={{ tone: 'warning', text: problem }} />
        ) : (
          <span className={`${looks.quiet} ${looks.figures}`}>
            {size ? imageMessages.size(size.width, size.height) : '\u00a0'}
          </span>
        )}
      </div>
    </>
  )
}
