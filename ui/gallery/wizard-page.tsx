import { Form } from '../src/form'
import { Wizard } from '../src/wizard'

const schema = { safeParse: (input: unknown) => ({ success: true as const, data: input }) }

export function WizardPage() {
  return (
    <Wizard
      title="What does it cover?"
      purpose="You can change all of this until the product goes live."
      current="cover"
      steps={[
        { key: 'type', label: 'Type', about: 'Travel', href: '/new/type', isDone: true },
        { key: 'market', label: 'Market and currency', about: 'Hong Kong, HKD', href: '/new/market', isDone: true },
        { key: 'cover', label: 'Cover', href: '/new/cover' },
        { key: 'price', label: 'Price', href: '/new/price' },
        { key: 'check', label: 'Check', href: '/new/check' },
      ]}
    >
      <Form
        schema={schema}
        initial={{ name: '', kind: 'single' }}
        fields={[
          { kind: 'text', name: 'name', label: 'Name of the product' },
          {
            kind: 'choice',
            name: 'kind',
            label: 'Trips',
            options: [
              { value: 'single', label: 'Single trip' },
              { value: 'annual', label: 'A year of trips' },
            ],
          },
        ]}
        submitLabel="Go on to price"
        onSubmit={() => {}}
      />
    </Wizard>
  )
}
