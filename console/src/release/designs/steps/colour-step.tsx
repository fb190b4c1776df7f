import { lookProblems, readableBrand, readyColours, whiteOn } from '@coverwright/rules/design/products'
import { Button } from '@coverwright/ui/button'
import { Switch } from '@coverwright/ui/check'
import { Field } from '@coverwright/ui/field'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { ColorPicker } from 'antd'
import { ChoiceCards } from '../choice-cards'
import type { LookProps } from './step-props'

const names = Object.keys(readyColours) as (keyof typeof readyColours)[]

/** The colour of buttons, links and what is chosen; whether white reads on it is said at once. */
export function ColourStep({ look, onLook }: LookProps) {
  const t = useTexts('designs')
  const formats = useFormats()
  const { brand } = look.colours
  const choose = (colour: string) => onLook({ colours: { ...look.colours, brand: colour }, isOwn: true })
  const isHard = lookProblems(look).length > 0
  const nearest = isHard ? readableBrand(brand) : null
  const words = t('colour.contrast', { ratio: formats.number(Math.round(whiteOn(brand) * 10) / 10) })
  return (
    <>
      <ChoiceCards
        size="small"
        name="colour"
        label={t('colour.ready')}
        value={names.find((name) => readyColours[name] === brand.toUpperCase()) ?? null}
        onChange={(name) => choose(readyColours[name])}
        choices={names.map((value) => ({
          ...{ value, label: t(`colour.${value}`) },
          picture: <span className="choice-colour" style={{ background: readyColours[value] }} />,
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
        {isHard ? t('colour.hard') : t('colour.reads')}{' '}
        {nearest && (
          <Button size="small" onClick={() => choose(nearest.toUpperCase())}>
            <span className="choice-colour-dot" style={{ background: nearest }} aria-hidden />
            {t('colour.nearest', { colour: nearest.toUpperCase() })}
          </Button>
        )}
      </Note>
      <Switch isOn={!look.isOwn} onChange={(isOn) => onLook({ isOwn: !isOn })}>
        {t('colour.company')}
      </Switch>
    </>
  )
}
