import type { BodyView } from '@coverwright/contract/design/products'
import type { GuideView } from '@coverwright/contract/rating/underwriting'
import { useTexts } from '@coverwright/ui/locales'
import { useEffect, useMemo } from 'react'
import { useFormulaWords } from '../../design/logic'
import { useOpenedProduct } from '../../design/products'
import { DraftConflicts, useSavingWords } from '../../platform/draft'
import type { BoundBlock, BoundDeed, BoundLogic, InEditor } from '../../platform/routes'
import { addEntry, changeEntry, newRule, removeEntry, type Rule, stepOf } from './guide-edits'
import { namesOffered } from './names-offered'
import { RuleFields } from './rule-fields'
import { useGuideConflicts } from './use-guide-conflicts'
import { useGuideDraft } from './use-guide-draft'
import { useGuideWords } from './use-guide-words'
import { useGuide } from './use-underwriting'

/** Rules that decline or refer, for the form editor: the guide is the one place where they are kept. */
export function RulesInEditor(props: InEditor) {
  const { data: view } = useGuide(props.productId)
  const { data: opened } = useOpenedProduct(props.productId)
  return view && opened ? <Kept {...props} view={view} body={opened.body} /> : null
}

function Kept({ view, body, mayEdit, onLogic }: InEditor & { view: GuideView; body: BodyView }) {
  const t = useTexts('underwriting')
  const drafting = useGuideDraft(view)
  const offers = useMemo(() => namesOffered(view, t), [view, t])
  const called = useMemo(() => new Map(offers.map(({ name, title }) => [name, title])), [offers])
  const read = useFormulaWords(called, body)
  const words = useGuideConflicts({ mine: drafting.guide, theirs: drafting.drafting.theirs }, read)
  const logic = useRuleLogic(view, drafting, mayEdit)
  useEffect(() => onLogic(logic), [logic, onLogic])
  return <DraftConflicts draft={drafting.drafting} words={words} />
}

const DEEDS: readonly BoundDeed[] = ['decline', 'refer']
const doesOf = ({ verdict, isOff }: Rule) => (isOff ? undefined : DEEDS.find((does) => does === verdict.decision))

function useRuleLogic(view: GuideView, { guide, drafting }: ReturnType<typeof useGuideDraft>, isEditor: boolean) {
  const words = useGuideWords()
  const { status, told } = useSavingWords(drafting)
  const { saving, draft, change, undoneAt, redoneAt } = drafting
  const mayEdit = isEditor && view.may.includes('edit')
  return useMemo((): BoundLogic => {
    // Of what is being typed nobody has said anything yet.
    const problems = saving === 'saved' ? view.problems : []
    const blockOf = (rule: Rule): BoundBlock[] => {
      const does = doesOf(rule)
      const problem = problems.find(({ where }) => where === rule.id)
      if (!does) return []
      const { id, title, when } = rule
      return [{ id, does, title, when, reads: [], fills: [], problem: problem && words(problem) }]
    }
    const find = (id: string) => guide.rules.find((rule) => rule.id === id)
    const edit = (rule: Rule, part: Partial<Rule>) =>
      change((now) => changeEntry(now, 'rules', { ...rule, ...part }), stepOf(rule.id, part))
    return {
      blocks: guide.rules.flatMap(blockOf),
      deeds: DEEDS,
      mayEdit,
      add: (does, { title, when }) => {
        const rule: Rule = { ...newRule(crypto.randomUUID()), title, when, verdict: verdictOf(does) }
        change((now) => addEntry(now, 'rules', rule), `add ${rule.id}`)
        return rule.id
      },
      write: (id, when) => {
        const rule = find(id)
        if (rule) edit(rule, { when })
      },
      remove: (id) => change((now) => removeEntry(now, 'rules', id), `remove ${id}`),
      fields: (id) => {
        const rule = find(id)
        return rule && <RuleFields rule={rule} isReadOnly={!mayEdit} onEdit={(part) => edit(rule, part)} />
      },
      steps: { undoneAt, redoneAt, undo: draft.undo, redo: draft.redo },
      saving: {
        ...{ isBad: saving === 'failed' || saving === 'refused', isBusy: saving !== 'saved' },
        ...{ told: told ?? status, again: () => void draft.save() },
      },
    }
  }, [guide, view.problems, saving, mayEdit, words, change, draft, undoneAt, redoneAt, status, told])
}

const verdictOf = (does: BoundDeed): Rule['verdict'] => ({ decision: does === 'decline' ? 'decline' : 'refer' })
