import type { ImportDetail, RegionPlan } from '@coverwright/contract/rating/imports'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { AutoComplete, Input, Select } from 'antd'
import { Layers, Split } from 'lucide-react'
import { useState } from 'react'
import { Field } from './field'
import { joinable, joinedByHand, keptApart, labelled, putTogether, takenOut } from './stack-plan'
import type { PlanDraft } from './use-plan'

type Props = { detail: ImportDetail; plan: PlanDraft; region: RegionPlan }

/** Sheets of one header: one table with a column for what they are called by, or each a table of its own. */
export function StackCard({ detail, plan, region }: Props) {
  const t = useTexts('imports')
  const stack = detail.stacks.find(({ members }) =>
    members.some(({ sheet, regionId }) => sheet === region.sheet && regionId === region.regionId),
  )
  const { label } = region.mapping
  const key = region.stack
  if (!key || !label) {
    if (!stack) return <JoinCard detail={detail} plan={plan} region={region} />
    const count = stack.members.length
    return (
      <div className="cw-card import-cross import-stack" data-off>
        <div className="import-cross-words">
          <Layers size={18} aria-hidden="true" />
          <div>
            <h3>{t('stack.offer', { count })}</h3>
            <p className="import-samples">
              {stack.members.slice(0, MOST_SHOWN).map(({ label: { text }, regionId, sheet }) => (
                <code key={`${sheet}:${regionId}`}>{text || detail.sheets[sheet]?.name}</code>
              ))}
            </p>
          </div>
          <Button size="small" onClick={() => plan.replace((plans) => putTogether(plans, detail.sheets, stack))}>
            {t('stack.together')}
          </Button>
        </div>
      </div>
    )
  }
  const count = plan.regions.filter((each) => each.stack === key && each.isChosen).length
  const setLabel = (patch: Partial<typeof label>) =>
    plan.change(region.sheet, region.regionId, { mapping: { ...region.mapping, label: { ...label, ...patch } } })
  return (
    <div className="cw-card import-cross import-stack">
      <div className="import-cross-words">
        <Layers size={18} aria-hidden="true" />
        <div>
          <h3>{t('stack.title', { count })}</h3>
          <p className="import-help">{t('stack.about')}</p>
        </div>
        <Button size="small" onClick={() => plan.replace((plans) => keptApart(plans, key))}>
          {t('stack.apart')}
        </Button>
      </div>
      <div className="import-cross-fields">
        <Field label={t('stack.column')}>
          {(id) => (
            <Input
              id={id}
              value={label.title}
              maxLength={200}
              onChange={(event) => setLabel({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('stack.source')}>
          {(id) => (
            <AutoComplete
              id={id}
              value={label.source ?? ''}
              placeholder={t('column.noSource')}
              options={detail.names.map(({ name, titles }) => ({
                value: name,
                label: titles[0] ? `${titles[0]} (${name})` : name,
              }))}
              onChange={(source: string) => setLabel({ source: source.trim() || null })}
            />
          )}
        </Field>
      </div>
      <SheetValues detail={detail} plan={plan} stack={key} />
    </div>
  )
}

const MOST_SHOWN = 12

/** By its sheet, unless others of them stand on the same one: those are told apart by their titles. */
const nameOf = ({ sheets }: ImportDetail, { regionId, sheet }: RegionPlan, members: readonly RegionPlan[]) => {
  const { name = '', regions = [] } = sheets[sheet] ?? {}
  const title = regions.find(({ id }) => id === regionId)?.title
  return title && members.filter((each) => each.sheet === sheet).length > 1 ? title : name
}

/** Any tables of as many columns can be said to be one. */
function JoinCard({ detail, plan, region }: Props) {
  const t = useTexts('imports')
  const others = joinable(plan.regions, detail.sheets, region)
  const [chosen, setChosen] = useState<string[]>([])
  if (others.length === 0) return null
  const keyOf = ({ regionId, sheet }: RegionPlan) => `${sheet}:${regionId}`
  const join = () =>
    plan.replace((plans) =>
      joinedByHand(
        plans,
        detail.sheets,
        region,
        others.filter((each) => chosen.includes(keyOf(each))),
      ),
    )
  return (
    <details className="cw-card import-cross import-stack" data-off>
      <summary>{t('stack.join')}</summary>
      <div className="import-join">
        <Select
          mode="multiple"
          aria-label={t('stack.joinWith')}
          placeholder={t('stack.joinWith')}
          value={chosen}
          options={others.map((each) => ({
            value: keyOf(each),
            label: `${each.tableName} (${detail.sheets[each.sheet]?.name ?? ''})`,
          }))}
          onChange={setChosen}
        />
        <Button disabled={chosen.length === 0} onClick={join}>
          {t('stack.together')}
        </Button>
      </div>
    </details>
  )
}

function SheetValues({ detail, plan, stack }: { detail: ImportDetail; plan: PlanDraft; stack: string }) {
  const t = useTexts('imports')
  const members = plan.regions.filter((each) => each.stack === stack && each.isChosen)
  const source = members[0]?.mapping.label?.source
  const answers = detail.names.find(({ name }) => name === source)?.options ?? []
  return (
    <ul className="import-stack-sheets" aria-label={t('stack.sheets')}>
      {members.map((member) => {
        const name = nameOf(detail, member, members)
        return (
          <li key={`${member.sheet}:${member.regionId}`}>
            <span className="cw-cut">{name}</span>
            <AutoComplete
              value={member.mapping.label?.text ?? ''}
              aria-label={t('stack.value', { sheet: name })}
              options={answers.map(({ value, labels }) => ({ value: labels[0] ?? value }))}
              onChange={(text: string) => plan.replace((plans) => labelled(plans, member, text.slice(0, 200)))}
            />
            <Button
              size="small"
              type="text"
              icon={<Split size={14} />}
              aria-label={t('stack.takeOut', { name })}
              title={t('stack.takeOut', { name })}
              onClick={() => plan.replace((plans) => takenOut(plans, member))}
            />
          </li>
        )
      })}
    </ul>
  )
}
