import type { RowChange } from '@coverwright/contract/rating/tables'
import { readTyped, type RoundingMode } from '@coverwright/rules/money'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { Input, Select } from 'antd'
import { useId, useMemo, useState } from 'react'
import type { OpenSheet } from './open-sheet'
import { isInCents, type Scaled, scaleCells } from './sheet/scale'

const ways = ['percent', 'amount'] as const
const steps = ['0.0001', '0.001', '0.01', '0.05', '0.1', '1', '5', '10', '100'] as const
const modes = ['halfUp', 'up', 'down', 'halfEven'] as const satisfies readonly RoundingMode[]
const NONE = 'none'
const CENTS = '0.01'

type Props = { opened: OpenSheet; onChanges: (changes: RowChange[]) => void; onClose: () => void }

/** What is selected, by a percentage or an amount, rounded as it is named; the first figure shows what will happen. */
export function ScaleDialog({ opened: { selection, sheet }, onChanges, onClose }: Props) {
  const t = useTexts('tables')
  const { decimalMark } = useFormats()
  const [by, setBy] = useState<(typeof ways)[number]>('percent')
  const [typed, setTyped] = useState('')
  const [chosen, setTo] = useState<string | null>(null)
  const [mode, setMode] = useState<RoundingMode>('halfUp')
  const id = useId()
  const value = useMemo(() => readTyped(typed, decimalMark), [typed, decimalMark])
  const inCents = useMemo(() => isInCents(sheet, selection.selected), [sheet, selection])
  const { to, scaled } = useMemo(() => {
    const roundedTo = (step: string) => ({
      to: step,
      scaled:
        value &&
        scaleCells(sheet, selection.selected, { by, value, rounding: step === NONE ? null : { mode, to: step } }),
    })
    if (chosen !== null) return roundedTo(chosen)
    const cents = inCents ? roundedTo(CENTS) : null
    // What nobody chose takes no figure away.
    return cents && !cents.scaled?.lost ? cents : roundedTo(NONE)
  }, [sheet, selection, by, value, chosen, inCents, mode])
  const canScale = scaled !== null && scaled.count > 0 && scaled.tooLong === 0
  const scale = () => {
    if (!scaled || !canScale) return
    onChanges(scaled.changes)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('scale.title')}
      width={460}
      footer={
        <>
          <Button onClick={onClose}>{t('scale.cancel')}</Button>
          <Button type="primary" disabled={!canScale} onClick={scale}>
            {t('scale.do', { count: scaled?.count ?? 0 })}
          </Button>
        </>
      }
    >
      <form
        className="scale"
        onSubmit={(event) => {
          event.preventDefault()
          scale()
        }}
      >
        <Segments
          label={t('scale.by')}
          options={ways.map((way) => ({ value: way, label: t(`scale.way.${way}`) }))}
          value={by}
          onChange={setBy}
        />
        <label htmlFor={id}>{t(`scale.value.${by}`)}</label>
        <Input
          id={id}
          inputMode="decimal"
          value={typed}
          placeholder={by === 'percent' ? '5' : '12.50'}
          {...(by === 'percent' ? { suffix: '%' } : {})}
          {...(typed !== '' && !value ? { status: 'error' as const, 'aria-invalid': true } : {})}
          onChange={(event) => setTyped(event.target.value)}
        />
        <RoundingFields {...{ to, mode }} onTo={setTo} onMode={setMode} />
        <ScaleNote scaled={scaled} />
      </form>
    </Dialog>
  )
}

/** What will happen to the first figure, and to those of which nothing would be left. */
function ScaleNote({ scaled }: { scaled: Scaled | null }) {
  const t = useTexts('tables')
  const { decimal } = useFormats()
  return (
    <>
      <p role="status" className={scaled && scaled.tooLong > 0 ? 'scale-wrong' : 'scale-note'}>
        {scaled && scaled.tooLong > 0
          ? t('scale.tooLong', { count: scaled.tooLong })
          : scaled?.first
            ? t('scale.shows', { before: decimal(scaled.first.before), after: decimal(scaled.first.after) })
            : t(scaled ? 'scale.nothing' : 'scale.about')}
      </p>
      {scaled && scaled.lost > 0 && (
        <p role="alert" className="scale-wrong">
          {t('scale.lost', { count: scaled.lost })}
        </p>
      )}
    </>
  )
}

type RoundingProps = {
  to: string
  mode: RoundingMode
  onTo: (to: string) => void
  onMode: (mode: RoundingMode) => void
}

function RoundingFields({ to, mode, onTo, onMode }: RoundingProps) {
  const t = useTexts('tables')
  const { decimal } = useFormats()
  return (
    <>
      <span className="scale-label">{t('scale.rounding')}</span>
      <div className="scale-rounding">
        <Select
          aria-label={t('scale.to')}
          value={to}
          options={[
            { value: NONE, label: t('scale.none') },
            ...steps.map((step) => ({ value: step, label: t('scale.step', { step: decimal(step) }) })),
          ]}
          onChange={onTo}
        />
        <Select
          aria-label={t('scale.mode')}
          value={mode}
          disabled={to === NONE}
          options={modes.map((each) => ({ value: each, label: t(`scale.modes.${each}`) }))}
          onChange={onMode}
        />
      </div>
    </>
  )
}
