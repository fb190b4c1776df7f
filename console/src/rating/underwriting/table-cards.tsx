import type { GuideTable } from '@coverwright/contract/rating/underwriting'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Select } from 'antd'
import { Plus } from 'lucide-react'
import { FormulaField } from '../../design/logic'
import { EntryCard } from './entry-card'
import { addEntry, changeEntry, newTable, stepOf, type TableEntry } from './guide-edits'
import type { GuideParts } from './guide-parts'
import { PlaceFields } from './place-fields'
import { useGuideWords } from './use-guide-words'

/** Tables whose rows decide. */
export function TableCards(parts: GuideParts) {
  const t = useTexts('underwriting')
  const { drafting, isReadOnly, view, offers } = parts
  const { tables } = drafting.guide
  const first = view.tables.find(({ use }) => use === 'underwriting')
  const names = offers.map(({ name }) => name)
  const add = (table: GuideTable) => {
    const entry = newTable(crypto.randomUUID(), table, names)
    drafting.change((guide) => addEntry(guide, 'tables', entry), `add ${entry.id}`)
  }
  return (
    <Card title={t('tables.title')} beside={tables.length}>
      <div className="guide-entries">
        <p className="guide-about">{t('tables.about')}</p>
        {tables.map((entry) => (
          <TableCard key={entry.id} entry={entry} {...parts} />
        ))}
        {!first && (
          <p className="guide-about">
            {t('tables.none')}{' '}
            <Link className="cw-link" href={`/setting-page/pricing?product=${view.productId}`}>
              {t('tables.make')}
            </Link>
          </p>
        )}
        {!isReadOnly && first && (
          <Button icon={<Plus />} onClick={() => add(first)}>
            {t('tables.add')}
          </Button>
        )}
      </div>
    </Card>
  )
}

const otherwises = ['accept', 'refer', 'decline'] as const

function TableCard({ entry, ...parts }: GuideParts & { entry: TableEntry }) {
  const t = useTexts('underwriting')
  const { drafting, isReadOnly, view, offers } = parts
  const table = view.tables.find(({ key }) => key === entry.table)
  const edit = (change: Partial<TableEntry>) =>
    drafting.change((guide) => changeEntry(guide, 'tables', { ...entry, ...change }), stepOf(entry.id, change))
  const choose = (key: string) => {
    const chosen = view.tables.find((each) => each.key === key)
    const names = offers.map(({ name }) => name)
    if (chosen) edit({ ...newTable(entry.id, chosen, names), title: entry.title || chosen.name })
  }
  return (
    <EntryCard {...parts} part="tables" entry={entry} onEdit={edit}>
      <div className="guide-line">
        <label className="guide-field guide-grows">
          <span>{t('tables.table')}</span>
          <Select
            aria-label={t('tables.table')}
            value={entry.table}
            disabled={isReadOnly}
            options={view.tables.map(({ key, name, use }) => ({
              value: key,
              label: use === 'pricing' ? t('tables.prices', { name }) : name,
            }))}
            onChange={choose}
          />
        </label>
        <label className="guide-field guide-grows">
          <span>{t('tables.otherwise')}</span>
          <Select
            aria-label={t('tables.otherwise')}
            value={entry.otherwise}
            disabled={isReadOnly}
            options={otherwises.map((value) => ({ value, label: t(`decision.${value}`) }))}
            onChange={(otherwise) => edit({ otherwise })}
          />
        </label>
      </div>
      {table?.use === 'pricing' && <p className="guide-about">{t('tables.byFigures')}</p>}
      <TableInputs entry={entry} table={table} edit={edit} {...parts} />
      {table && (
        <PlaceFields
          places={entry.columns}
          spoken={entry.spoken ?? []}
          languages={view.languages}
          options={table.outputs.map(({ id, title }) => ({ value: id, label: title }))}
          isReadOnly={isReadOnly}
          onPlaces={(columns) => edit({ columns })}
          onSpoken={(spoken) => edit({ spoken })}
        />
      )}
      {table && (
        <Link className="cw-link" href={`/setting-page/table?product=${view.productId}&table=${table.tableId}`}>
          {t('tables.open', { count: table.rowCount })}
        </Link>
      )}
    </EntryCard>
  )
}

type EditProps = { entry: TableEntry; edit: (change: Partial<TableEntry>) => void }

function TableInputs({
  entry,
  table,
  edit,
  offers,
  problems,
  isReadOnly,
}: GuideParts & EditProps & { table: GuideTable | undefined }) {
  const t = useTexts('underwriting')
  const words = useGuideWords()
  const own = problems.filter(({ where }) => where === entry.id)
  const unclear = own.find(({ code }) => code.startsWith('logic.'))
  const problemOf = (title: string, at: number) =>
    own.find(({ code, values }) => code === 'underwriting.inputMissing' && values.column === title) ??
    (at === 0 ? unclear : undefined)
  const said = (title: string, at: number) => {
    const problem = problemOf(title, at)
    return problem && words(problem)
  }
  return (table?.inputs ?? []).map(({ id, title }, at) => (
    <FormulaField
      key={id}
      label={t('tables.input', { column: title })}
      value={entry.inputs[id] ?? ''}
      offers={offers}
      isReadOnly={isReadOnly}
      error={said(title, at)}
      onChange={(source) => edit({ inputs: { ...entry.inputs, [id]: source } })}
    />
  ))
}
