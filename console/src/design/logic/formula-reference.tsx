import { useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { exampleKinds, formulaExamples } from './formula-examples'
import { STARTS, tryFormula } from './try-formula'
import { useLogicWords } from './use-logic-words'
import './formula-reference.css'

/** What can be written in a formula: examples of each kind, which can be changed and tried where they stand. */
export function FormulaReference() {
  const t = useTexts('logic')
  return (
    <section className="formula-reference" aria-label={t('reference.title')}>
      <h3>{t('reference.title')}</h3>
      <p>{t('reference.about', { day: STARTS })}</p>
      {exampleKinds.map((kind) => (
        <section key={kind} aria-label={t(`reference.kind.${kind}`)}>
          <h4>{t(`reference.kind.${kind}`)}</h4>
          <ul>
            {formulaExamples[kind].map((source) => (
              <Example key={source} source={source} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function Example({ source }: { source: string }) {
  const t = useTexts('logic')
  const words = useLogicWords()
  const id = useId()
  const [written, setWritten] = useState(source)
  const tried = tryFormula(written)
  return (
    <li>
      <Input
        className="formula-example"
        value={written}
        aria-label={t('reference.try', { formula: source })}
        aria-describedby={id}
        onChange={(event) => setWritten(event.target.value)}
      />
      <output id={id} data-bad={!tried.ok || undefined}>
        {tried.ok ? tried.text : (words(tried.code, tried.values) ?? tried.code)}
      </output>
    </li>
  )
}
