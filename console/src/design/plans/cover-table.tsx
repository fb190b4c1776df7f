import { isBlank, textIn } from '@coverwright/rules/languages'
import { comparePlans, planLimits } from '@coverwright/rules/design/plans'
import { Button } from '@coverwright/ui/button'
import { rowFocus } from '@coverwright/ui/focus'
import { useFormats } from '@coverwright/ui/formats'
import { languageTag, useLanguage, useTexts } from '@coverwright/ui/locales'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { cellText, looksLikeAmount, readCell } from './cell-text'
import { CoverHead } from './cover-head'
import { freeName } from './free-name'
import { PlanHead } from './plan-head'
import { TypedInput } from './typed-input'
import { useNotAmount } from './use-not-amount'
import type { PlansEditing } from './use-plans-draft'

/** The comparison that buyers see, edited where it stands: a figure is an amount, words are words, empty is not covered. */
export function CoverTable({ editor }: { editor: PlansEditing }) {
  const t = useTexts('plans')
  const { draft, mayEdit, act, language } = editor
  const lines = comparePlans(draft.plans)
  const rows = useRef<HTMLTableSectionElement>(null)
  const addCover = () => {
    const dataName = freeName(
      'cover',
      lines.map((line) => line.dataName),
    )
    // On the button, a space in the name that is typed at once would add another cover.
    rowFocus(rows).added()
    act({ do: 'addCover', dataName, title: { [language]: t('newCover') } })
  }
  return (
    <section className="cw-card plans-card" aria-label={t('covers.title')}>
      <div className="plans-scroll">
        <table className="plans-table">
          <thead>
            <tr>
              <th scope="col">{t('covers.column')}</th>
              {draft.plans.map((plan, at) => (
                <PlanHead key={plan.id} plan={plan} at={at} editor={editor} />
              ))}
              {mayEdit && <td className="plans-end" />}
            </tr>
          </thead>
          <tbody ref={rows}>
            {lines.map((line) => (
              <tr key={line.dataName} data-row>
                <CoverHead line={line} editor={editor} />
                {draft.plans.map((plan) => (
                  <CoverCell
                    key={plan.id}
                    planId={plan.id}
                    dataName={line.dataName}
                    title={textIn(line.title, language)}
                    editor={editor}
                  />
                ))}
                {mayEdit && (
                  <td className="plans-end">
                    <button
                      type="button"
                      className="cw-icon-button"
                      aria-label={t('covers.remove', { title: textIn(line.title, language) })}
                      onClick={() => act({ do: 'removeCover', dataName: line.dataName })}
                    >
                      <X />
                    </button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {mayEdit && (
        <div className="plans-adds">
          <Button icon={<Plus />} disabled={lines.length >= planLimits.covers} onClick={addCover}>
            {t('covers.add')}
          </Button>
          <Button
            icon={<Plus />}
            disabled={draft.plans.length >= planLimits.plans}
            onClick={() => {
              const title = { [language]: t('newPlan', { number: draft.plans.length + 1 }) }
              act({ do: 'addPlan', id: editor.newId(), title })
            }}
          >
            {t('addPlan')}
          </Button>
          <span className="plans-quiet">{t('covers.how', { currency: editor.currency })}</span>
        </div>
      )}
    </section>
  )
}

type CellProps = { planId: string; dataName: string; title: string; editor: PlansEditing }

function CoverCell({ planId, dataName, title, editor }: CellProps) {
  const t = useTexts('plans')
  const { language: reader } = useLanguage()
  const { decimalMark: mark } = useFormats()
  const notAmount = useNotAmount()
  const { draft, currency, mayEdit, act, errorAt, language } = editor
  const at = draft.plans.findIndex(({ id }) => id === planId)
  const plan = draft.plans[at]
  const place = plan?.covers.findIndex((cover) => cover.dataName === dataName) ?? -1
  const cover = plan?.covers[place] ?? null
  const words = cover?.words ?? {}
  const isMissing = cover?.amount === null && !isBlank(words) && !words[language]
  return (
    <td>
      <TypedInput
        className={`plans-cell${cover?.amount ? ' cw-num' : isMissing ? ' plans-missing' : ''}`}
        label={t('covers.cell', { cover: title, plan: textIn(plan?.title, language) })}
        value={cellText(cover, language, languageTag(reader))}
        placeholder={isMissing ? textIn(words, language) : t('covers.none')}
        isDisabled={!mayEdit}
        error={errorAt(`plans.${at}.covers.${place}`)}
        onCommit={(typed) => {
          const cell = readCell(typed, { currency, mark, language, words })
          if (!cell?.amount && looksLikeAmount(typed)) return notAmount(currency)
          act({ do: 'setCell', plan: planId, dataName, cell })
        }}
      />
    </td>
  )
}
