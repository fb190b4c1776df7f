import { contrast, lookProblems } from '@coverwright/rules/design/products'
import { Switch } from '@coverwright/ui/check'
import { Field } from '@coverwright/ui/field'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { ColorPicker } from 'antd'
import { ChoiceCards } from '../choice-cards'
import type { LookProps } from './step-props'

const ready = {
  ...{ pier: '#0B6E75', sky: '#1F5FC4', plum: '#6B3FA0', brick: '#B3372B' },
  ...{ amber: '#9A4A12', berry: '#A6305F', slate: '#3E4C5C', moss: '#2F6B3C' },
} as const
const names = Object.keys(ready) as (keyof typeof ready)[]

/** The colour of buttons, links and what is chosen; whether white reads on it is said at once. */
export function ColourStep({ look, onLook }: LookProps) {
  const t = useTexts('designs')
  const formats = useFormats()
  const { brand } = look.colours
  const choose = (colour: string) => onLook({ colours: { ...look.colours, brand: colour }, isOwn: true })
  const isHard = lookProblems(look).length > 0
  const words = t('colour.contrast', { ratio: formats.number(Math.round(contrast(brand, '#FFFFFF') * 10) / 10) })
  return (
    <>
      <ChoiceCards
        isSmall
        name="colour"
        label={t('colour.ready')}
        value={names.find((name) => ready[name] === brand.toUpperCase()) ?? null}
        onChange={(name) => choose(ready[name])}
        choices={names.map((value) => ({
          ...{ value, label: t(`colour.${value}`) },
          picture: <span className="choice-colour" style={{ background: ready[value] }} />,
        }))}
      />
      <Field label={t('colour.own')}>
        {({ id }) => (
          <div id={id} role="group" aria-label={t('colour.own')}>
            <ColorPicker
              value={brand}
              disabledAlpha
              showText
              onChangeComplete={(next) => choose(next.toHexString().slice(0, 7).toUpperCase())}
            />
          </div>
        )}
      </Field>
      <Note tone={isHard ? 'danger' : 'success'} title={words}>
        {isHard ? t('colour.hard') : t('colour.reads')}
      </Note>
      <Switch isOn={!look.isOwn} onChange={(isOn) => onLook({ isOwn: !isOn })}>
        {t('colour.company')}
      </Switch>
    </>
  )
}
