import { lookFonts } from '@coverwright/rules/design/products'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Type } from 'lucide-react'
import { useState } from 'react'
import { FacePicker, FaceSample } from '../../../design/library'
import { ChoiceCards } from '../choice-cards'
import type { LookProps } from './step-props'

/** Fonts that buyers have already, each shown in its own face; or one of the library, which those stand in for. */
export function FontStep({ look, onLook }: LookProps) {
  const t = useTexts('designs')
  const [isPicking, setPicking] = useState(false)
  const { face } = look
  return (
    <>
      <ChoiceCards
        name="font"
        label={t('step.font.label')}
        value={look.font}
        onChange={(font) => onLook({ font })}
        choices={lookFonts.map((value) => ({
          ...{ value, label: t(`font.${value}`) },
          picture: <span className={`choice-face choice-face-${value}`}>{t('font.sample')}</span>,
        }))}
      />
      <section aria-label={t('font.own')}>
        {face && (
          <p>
            <FaceSample face={face} /> {face.family}
          </p>
        )}
        <Button icon={<Type />} onClick={() => setPicking(true)}>
          {t('font.choose')}
        </Button>
        {face && (
          <Button type="text" onClick={() => onLook({ face: undefined as never })}>
            {t('font.without', { font: t(`font.${look.font}`) })}
          </Button>
        )}
      </section>
      {isPicking && (
        <FacePicker value={face} onPick={(next) => onLook({ face: next })} onClose={() => setPicking(false)} />
      )}
    </>
  )
}
