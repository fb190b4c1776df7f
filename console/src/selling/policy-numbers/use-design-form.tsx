import { DesignDraft, type DesignView, PolicyNumberDesign } from '@coverwright/contract/selling/policy-numbers'
import { dateFormats, designRefusals, MAX_PARTS, symbols } from '@coverwright/rules/selling/policy-numbers'
import type { FormField, FormItem, Values } from '@coverwright/ui/form'
import { type T, useTexts } from '@coverwright/ui/locales'
import { CalendarDays, Type } from 'lucide-react'
import type { z } from 'zod'
import { useSubmit } from '../../platform/queries'
import { NumberPreviewStrip } from './number-preview'
import { askAgainst, useCreateDesign, useUpdateDesign } from './use-policy-numbers'

/** A design and its title in one line of fields. */
const DesignForm = PolicyNumberDesign.extend({ title: DesignDraft.shape.title })
type DesignForm = z.infer<typeof DesignForm>

const starting: DesignForm = {
  title: '',
  prefixes: [
    { kind: 'text', text: 'POL' },
    { kind: 'date', format: 'YYYY' },
  ],
  symbol: '-',
  length: 6,
  min: 1,
  max: 999_999,
  start: 1,
  suffixes: [],
  startDate: null,
  endDate: null,
}

/** A design, part by part, with the next numbers above it as it is typed. The rules speak while typing, and so does the server. */
export function useDesignForm(view?: DesignView, onDone?: () => void) {
  const t = useTexts('policy-numbers')
  const [create, update] = [useCreateDesign(), useUpdateDesign()]
  const send = ({ title, ...design }: DesignForm) =>
    view ? update.mutateAsync({ id: view.id, title, design }) : create.mutateAsync({ title, design })
  const says = ({ title }: DesignForm) => t(view ? 'saved' : 'created', { title })
  return {
    ...useSubmit(send, { says, then: onDone }),
    schema: DesignForm,
    initial: view ? { title: view.title, ...view.design } : starting,
    rules: (values: Values) => designRefusals(values as PolicyNumberDesign),
    asks: [askAgainst(view?.id)],
    fields: [
      { part: 'preview', shows: (values) => <NumberPreviewStrip design={values as PolicyNumberDesign} view={view} /> },
      ...designFields(t),
    ] satisfies FormItem[],
  }
}

const designFields = (t: T): FormItem[] => [
  { kind: 'text', name: 'title', label: t('field.title'), maxLength: 80 },
  partsField(t, 'prefixes'),
  {
    kind: 'segments',
    name: 'symbol',
    label: t('field.symbol'),
    options: symbols.map((value) => ({ value, label: value || t('noSymbol') })),
  },
  ...(['length', 'start', 'min', 'max'] as const).map((name): FormItem => ({
    kind: 'number',
    name,
    label: t(`field.${name}`),
    min: 0,
    precision: 0,
    width: 'half',
  })),
  partsField(t, 'suffixes'),
  ...(['startDate', 'endDate'] as const).map((name): FormItem => ({
    kind: 'date',
    name,
    label: t(`field.${name}`),
    empty: null,
    width: 'half',
    isOptional: true,
  })),
]

/** What stands before or after the number: words, and dates of issue. */
const partsField = (t: T, name: 'prefixes' | 'suffixes'): FormField => ({
  kind: 'rows',
  name,
  label: t(`field.${name}`),
  rowLabel: t('part.row'),
  isOrdered: true,
  max: MAX_PARTS,
  picture: ({ kind }) => (kind === 'text' ? <Type size={16} aria-hidden /> : <CalendarDays size={16} aria-hidden />),
  adds: [
    { label: t('part.addText'), row: { kind: 'text', text: '' } },
    { label: t('part.addDate'), row: { kind: 'date', format: 'YYYY' } },
  ],
  fields: [
    { kind: 'text', name: 'text', label: t('part.text'), maxLength: 16, shownWhen: ({ kind }) => kind === 'text' },
    {
      kind: 'select',
      name: 'format',
      label: t('part.date'),
      options: dateFormats.map((value) => ({ value, label: value })),
      shownWhen: ({ kind }) => kind === 'date',
    },
  ],
})
