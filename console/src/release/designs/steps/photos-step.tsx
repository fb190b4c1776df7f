import { LOOK_DRAWINGS_ADDRESS, lookDrawings, pictureSizes } from '@coverwright/rules/design/products'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { Image } from 'lucide-react'
import { useState } from 'react'
import { PhotoPicker } from '../../../design/library'
import { ChoiceCards } from '../choice-cards'
import type { LookProps } from './step-props'

/** What stands above the first page: one of our drawings in the product's own colour, a photo of the library, or nothing. */
export function PhotosStep({ look, onLook }: LookProps) {
  const t = useTexts('designs')
  const kinds = useTexts('products')
  const [isPicking, setPicking] = useState(false)
  const colour = look.colours.brand.slice(1).toLowerCase()
  const { picture, ...without } = look
  const photo = picture?.photo
  const size = picture?.size ?? 'small'
  const chosen = photo
    ? [{ value: 'photo' as const, label: t('photos.library'), picture: <Thumb photo={photo} /> }]
    : []
  return (
    <>
      <ChoiceCards
        size="small"
        name="picture"
        label={t('step.photos.label')}
        value={photo ? 'photo' : (picture?.drawing ?? 'none')}
        onChange={(value) => {
          if (value === 'photo') return
          onLook(value === 'none' ? { ...without, picture: undefined } : { picture: { drawing: value, size } })
        }}
        choices={[
          { value: 'none' as const, label: t('photos.none') },
          ...chosen,
          ...lookDrawings.map((value) => ({
            ...{ value, label: kinds(`type.${value}`) },
            picture: <img src={`${LOOK_DRAWINGS_ADDRESS}/${value}-${colour}.svg`} alt="" loading="lazy" />,
          })),
        ]}
      />
      <p>
        <Button icon={<Image />} onClick={() => setPicking(true)}>
          {t(photo ? 'photos.another' : 'photos.choose')}
        </Button>
      </p>
      {picture && (
        <Segments
          label={t('photos.size')}
          value={size}
          onChange={(next) => onLook({ picture: { ...picture, size: next } })}
          options={pictureSizes.map((value) => ({ value, label: t(`photos.${value}`) }))}
        />
      )}
      {isPicking && (
        <PhotoPicker
          value={photo}
          onPick={(next) => onLook({ picture: { photo: next, size } })}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}

const Thumb = ({ photo: { address, focus } }: { photo: { address: string; focus: { x: number; y: number } } }) => (
  <img src={`${address}-480.webp`} alt="" style={{ objectPosition: `${focus.x}% ${focus.y}%` }} />
)
