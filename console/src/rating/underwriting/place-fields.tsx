import { type Language, languageNames } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { placedAt, type Places, type Spoken, spokenAt } from './guide-edits'

const places = ['decision', 'reason', 'loading', 'exclusion', 'message'] as const
/** What buyers read, so that it may stand in every language. */
const said = ['exclusion', 'message'] as const

type Props = {
  places: Places
  spoken: Spoken
  /** Of the product; the first is that of the places themselves. */
  languages: readonly Language[]
  options: readonly { value: string; label: string }[]
  isReadOnly: boolean
  onPlaces: (places: Places) => void
  onSpoken: (spoken: Spoken) => void
}

/** Where decision, reason and terms stand: in columns of a table, or in data names. */
export function PlaceFields({ places: now, spoken, languages, options, isReadOnly, onPlaces, onSpoken }: Props) {
  const t = useTexts('underwriting')
  const chosen = { options, isReadOnly }
  const further = languages.slice(1)
  return (
    <div className="guide-columns">
      {places.map((place) => (
        <PlaceField
          key={place}
          {...chosen}
          label={t(`place.${place}`)}
          isNeeded={place === 'decision'}
          value={now[place]}
          onChange={(value) => onPlaces(placedAt(now, place, value))}
        />
      ))}
      {said
        .filter((what) => now[what] !== undefined)
        .flatMap((what) =>
          further.map((language) => (
            <PlaceField
              key={`${what} ${language}`}
              {...chosen}
              label={t('place.in', { place: t(`place.${what}`), language: languageNames[language] })}
              value={spoken.find((each) => each.language === language)?.[what]}
              onChange={(value) => onSpoken(spokenAt(spoken, { language, what, value }))}
            />
          )),
        )}
    </div>
  )
}

type FieldProps = Pick<Props, 'options' | 'isReadOnly'> & {
  label: string
  isNeeded?: boolean
  value: string | undefined
  onChange: (value: string | undefined) => void
}

function PlaceField({ label, isNeeded = false, value, options, isReadOnly, onChange }: FieldProps) {
  const t = useTexts('underwriting')
  return (
    <label className="guide-field">
      <span>{label}</span>
      <Select
        aria-label={label}
        allowClear={!isNeeded}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('place.none')}
        value={value || null}
        disabled={isReadOnly}
        options={[...options]}
        onChange={(next: string | null | undefined) => onChange(next ?? undefined)}
      />
    </label>
  )
}
