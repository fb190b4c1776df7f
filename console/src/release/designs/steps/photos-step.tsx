import { LOOK_DRAWINGS_ADDRESS, lookDrawings, pictureSizes } from '@coverwright/rules/design/products'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { ChoiceCards } from '../choice-cards'
import type { LookProps } from './step-props'

/** What stands above the first page: one of our drawings, in the product's own colour, or nothing. */
export function PhotosStep({ look, onLook }: LookProps) {
  const t = useTexts('designs')
  const kinds = useTexts('products')
  const colour = look.colours.brand.slice(1).toLowerCase()
  const { picture, ...without } = look
  const size = picture?.size ?? 'small'
  return (
    <>
      <ChoiceCards
        size="small"
        name="picture"
        label={t('step.photos.label')}
        value={picture?.drawing ?? 'none'}
        onChange={(drawing) =>
          drawing === 'none' ? onLook({ ...without, picture: undefined }) : onLook({ picture: { drawing, size } })
        }
        choices={[
          { value: 'none' as const, label: t('photos.none') },
          ...lookDrawings.map((value) => ({
            ...{ value, label: kinds(`type.${value}`) },
            picture: <img src={`${LOOK_DRAWINGS_ADDRESS}/${value}-${colour}.svg`} alt="" loading="lazy" />,
          })),
        ]}
      />
      {picture && (
        <Segments
          label={t('photos.size')}
          value={size}
          onChange={(next) => onLook({ picture: { ...picture, size: next } })}
          options={pictureSizes.map((value) => ({ value, label: t(`photos.${value}`) }))}
        />
      )}
    </>
  )
}
