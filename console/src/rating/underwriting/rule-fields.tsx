import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { Input, Select } from 'antd'
import type { Rule } from './guide-edits'

const WORDS = ['decline', 'refer'] as const

type Props = { rule: Rule; isReadOnly: boolean; onEdit: (change: Partial<Rule>) => void }

/** What a rule is called, what it decides and why, where its condition is written beside it. */
export function RuleFields({ rule, isReadOnly, onEdit }: Props) {
  const t = useTexts('underwriting')
  const { verdict } = rule
  return (
    <>
      <Field label={t('rules.then')}>
        {({ id }) => (
          <Select
            id={id}
            value={verdict.decision}
            disabled={isReadOnly}
            options={WORDS.map((value) => ({ value, label: t(`decision.${value}`) }))}
            onChange={(decision) => onEdit({ verdict: { decision } as Rule['verdict'] })}
          />
        )}
      </Field>
      <Field label={t('entry.title')}>
        {({ id }) => (
          <Input
            id={id}
            dir="auto"
            value={rule.title}
            maxLength={120}
            readOnly={isReadOnly}
            placeholder={t('untitled')}
            onChange={(event) => onEdit({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('rules.reason')}>
        {({ id }) => (
          <Input
            id={id}
            dir="auto"
            value={rule.reason}
            maxLength={500}
            readOnly={isReadOnly}
            placeholder={t('rules.reasonHint')}
            onChange={(event) => onEdit({ reason: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
