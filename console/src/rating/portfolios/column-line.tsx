import type { MappedPortfolioColumn, PortfolioDetail } from '@coverwright/contract/rating/portfolios'
import { portfolioFigures } from '@coverwright/rules/rating/portfolios'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { wordOf } from './target-word'

type Props = {
  column: PortfolioDetail['columns'][number]
  mapped: MappedPortfolioColumn | undefined
  names: PortfolioDetail['names']
  onTarget: (word: string) => void
  onChange: (mapped: MappedPortfolioColumn) => void
}

const MOST_SAMPLES = 4

/** One column of the file: what stands in it, what it is, and which answer each of its texts means. */
export function ColumnLine({ column, mapped, names, onTarget, onChange }: Props) {
  const t = useTexts('portfolios')
  const target = mapped?.target ?? { kind: 'skip' as const }
  const known = target.kind === 'answer' ? names.find(({ name }) => name === target.name) : undefined
  const answers = names.map(({ name, title }) => ({ value: `answer:${name}`, label: title }))
  const ages = names
    .filter(({ kind }) => kind === 'date')
    .map(({ name, title }) => ({ value: `age:${name}`, label: t('map.age', { title }) }))
  const groups = [
    { label: t('map.answers'), options: [...answers, ...ages] },
    {
      label: t('map.policy'),
      options: portfolioFigures.map((figure) => ({ value: figure, label: t(`target.${figure}`) })),
    },
    { label: t('map.nothing'), options: [{ value: 'skip', label: t('target.skip') }] },
  ]
  const isLeft = target.kind === 'skip'
  return (
    <tr className={isLeft ? 'portfolio-left' : undefined}>
      <th scope="row">{column.title}</th>
      <td className="portfolio-samples">{column.samples.slice(0, MOST_SAMPLES).join(' · ')}</td>
      <td>
        <Select
          aria-label={t('map.targetOf', { column: column.title })}
          value={wordOf(target)}
          options={groups}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={onTarget}
          popupMatchSelectWidth={false}
        />
        {mapped && known && known.options.length > 0 && column.isChoice && (
          <Meanings column={column} mapped={mapped} options={known.options} onChange={onChange} />
        )}
      </td>
    </tr>
  )
}

type MeaningProps = {
  column: Props['column']
  mapped: MappedPortfolioColumn
  options: PortfolioDetail['names'][number]['options']
  onChange: Props['onChange']
}

/** Only texts that are no answer as they stand: the others say what they mean. */
function Meanings({ column, mapped, options, onChange }: MeaningProps) {
  const t = useTexts('portfolios')
  const isPlain = (text: string) => options.some(({ value, label }) => value === text || label === text)
  const asked = column.samples.filter((text) => !isPlain(text))
  if (asked.length === 0) return null
  const choose = (text: string, value: string | undefined) => {
    const { [text]: _before, ...others } = mapped.values
    onChange({ ...mapped, values: value === undefined ? others : { ...others, [text]: value } })
  }
  return (
    <ul className="portfolio-meanings">
      {asked.map((text) => (
        <li key={text}>
          <code>{text}</code> {t('map.means')}{' '}
          <Select
            size="small"
            aria-label={t('map.meaningOf', { text })}
            value={mapped.values[text] ?? null}
            placeholder={t('map.leftOut')}
            options={options.map(({ value, label }) => ({ value, label }))}
            allowClear
            onChange={(value: string | undefined) => choose(text, value)}
            popupMatchSelectWidth={false}
          />
        </li>
      ))}
    </ul>
  )
}
