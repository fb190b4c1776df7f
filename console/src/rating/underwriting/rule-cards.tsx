import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { Input, Select } from 'antd'
import { Plus } from 'lucide-react'
import { decisions } from '@coverwright/rules/rating/underwriting'
import { FormulaField } from '../../design/logic'
import { EntryCard } from './entry-card'
import { addEntry, changeEntry, decideAs, newRule, type Rule, stepOf } from './guide-edits'
import type { GuideParts } from './guide-parts'
import { TermRows } from './term-rows'
import { decisionTones, useGuideWords } from './use-guide-words'

/** Rules as sentences: when this holds, that is decided, for this reason. */
export function RuleCards(parts: GuideParts) {
  const t = useTexts('underwriting')
  const { drafting, isReadOnly } = parts
  const { rules } = drafting.guide
  const add = () => {
    const rule = newRule(crypto.randomUUID())
    drafting.change((guide) => addEntry(guide, 'rules', rule), `add ${rule.id}`)
  }
  return (
    <Card title={t('rules.title')} beside={rules.length}>
      <div className="guide-entries">
        <p className="guide-about">{t('rules.about')}</p>
        {rules.map((rule) => (
          <RuleCard key={rule.id} rule={rule} {...parts} />
        ))}
        {!isReadOnly && (
          <Button icon={<Plus />} onClick={add}>
            {t('rules.add')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function RuleCard({ rule, ...parts }: GuideParts & { rule: Rule }) {
  const t = useTexts('underwriting')
  const words = useGuideWords()
  const { drafting, offers, problems, isReadOnly, view, read } = parts
  const edit = (change: Partial<Rule>) =>
    drafting.change((guide) => changeEntry(guide, 'rules', { ...rule, ...change }), stepOf(rule.id, change))
  const problem = problems.find(({ where, code }) => where === rule.id && code.startsWith('logic.'))
  const { verdict } = rule
  return (
    <EntryCard
      {...parts}
      part="rules"
      entry={rule}
      tag={<StateTag tone={decisionTones[verdict.decision]}>{t(`decision.${verdict.decision}`)}</StateTag>}
      onEdit={edit}
    >
      <FormulaField
        label={t('rules.when')}
        value={rule.when}
        offers={offers}
        placeholder="driverAge < 21"
        error={problem && words(problem)}
        hint={rule.when && read(rule.when, 'condition')}
        isReadOnly={isReadOnly}
        onChange={(when) => edit({ when })}
      />
      <div className="guide-line">
        <label className="guide-field">
          <span>{t('rules.then')}</span>
          <Select
            aria-label={t('rules.then')}
            value={verdict.decision}
            disabled={isReadOnly}
            options={decisions.map((value) => ({ value, label: t(`decision.${value}`) }))}
            onChange={(decision) => edit({ verdict: decideAs(verdict, decision) })}
          />
        </label>
        <label className="guide-field guide-grows">
          <span>{t('rules.reason')}</span>
          <Input
            value={rule.reason}
            maxLength={500}
            readOnly={isReadOnly}
            placeholder={t('rules.reasonHint')}
            onChange={(event) => edit({ reason: event.target.value })}
          />
        </label>
      </div>
      {verdict.decision === 'acceptWithTerms' && (
        <TermRows
          terms={verdict.terms}
          currency={view.currency}
          languages={view.languages}
          isReadOnly={isReadOnly}
          onChange={(terms) => edit({ verdict: { decision: 'acceptWithTerms', terms } })}
        />
      )}
    </EntryCard>
  )
}
