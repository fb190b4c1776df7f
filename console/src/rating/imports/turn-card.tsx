import type { ImportDetail, RegionPlan, RegionView } from '@coverwright/contract/rating/imports'
import { turnedMapping, type Turning } from '@coverwright/rules/rating/imports'
import { Button } from '@coverwright/ui/button'
import { Check } from '@coverwright/ui/check'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { TableProperties } from 'lucide-react'
import { useState } from 'react'
import { Field } from './field'

type Props = {
  detail: ImportDetail
  region: RegionPlan
  found: RegionView
  onChange: (patch: Partial<RegionPlan>) => void
}
type Way = 'lower' | 'upper' | 'both' | 'given'

/** Columns that can become rows: offered where they look like it, and always to be chosen by hand. */
export function TurnCard({ detail, region, found, onChange }: Props) {
  const t = useTexts('imports')
  const [isOpen, setOpen] = useState(found.cross !== null)
  const { mapping } = region
  const able = mapping.columns.filter(({ role, toAt }) => toAt === null && role !== 'skip')
  const [chosen, setChosen] = useState<readonly number[]>(found.cross?.columns ?? [])
  const rows = Math.max(...found.columns.map(({ labels }) => labels.length), 0)
  const [way, setWay] = useState<Way>(found.cross?.upper === undefined ? 'lower' : 'both')
  if (able.length < 3 || !found.edges.header) return null
  const turn = () => {
    const places = chosen.filter((at) => able.some((column) => column.at === at))
    onChange({ mapping: turnedMapping(mapping, found, turningOf(places, way, rows, found), detail) })
  }
  return (
    <div className="cw-card import-cross import-turn" data-off>
      <div className="import-cross-words">
        <TableProperties size={18} aria-hidden="true" />
        <div>
          <h3>{t(found.cross ? 'turn.offer' : 'turn.hand')}</h3>
          <p className="import-help">{t('turn.about')}</p>
        </div>
        {!isOpen && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('turn.choose')}
          </Button>
        )}
      </div>
      {isOpen && (
        <>
          <div className="import-turn-columns">
            {able.map(({ at, title }) => (
              <Check
                key={at}
                isOn={chosen.includes(at)}
                onChange={(isOn) =>
                  setChosen(isOn ? [...chosen, at].sort((a, b) => a - b) : chosen.filter((each) => each !== at))
                }
              >
                {title}
              </Check>
            ))}
          </div>
          {rows > 1 && (
            <Field label={t('turn.row')}>
              {(id) => (
                <Select
                  id={id}
                  value={way}
                  options={(['both', 'lower', 'upper', 'given'] as const).map((value) => ({
                    value,
                    label: t(`turn.way.${value}`),
                  }))}
                  onChange={setWay}
                />
              )}
            </Field>
          )}
          <div>
            <Button type="primary" disabled={chosen.length < 2} onClick={turn}>
              {t('turn.now', { count: chosen.length })}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** Which rows of the header are meant: those that were found, else its first and its last. */
function turningOf(columns: readonly number[], way: Way, rows: number, { cross }: RegionView): Turning {
  const [upper, row] = [cross?.upper ?? 0, cross?.row ?? rows - 1]
  if (rows < 2 || way === 'lower') return { columns }
  if (way === 'upper') return { columns, row: upper }
  return { columns, row, upper, isGiven: way === 'given', ...(cross?.top !== undefined && { top: cross.top }) }
}
