import { useState } from 'react'
import { Button } from '../src/button'
import { askFirst } from '../src/confirm'
import { Form, FormDialog, type FormItem, type Values } from '../src/form'
import { PageHeader } from '../src/page'
import { toast } from '../src/toast'
import type { Upload } from '../src/upload'
import './gallery.css'

const anything = {
  safeParse: (input: unknown) => {
    const { code, email } = input as { code: string; email: string }
    const issues = [
      ...(code ? [] : [{ path: ['code'], message: 'voucher.codeMissing' }]),
      ...(email.includes('@') ? [] : [{ path: ['email'], message: 'Invalid email', code: 'invalid_format' }]),
    ]
    return issues.length > 0 ? { success: false as const, error: { issues } } : { success: true as const, data: input }
  },
}

const slowly: Upload = async (file, onProgress, signal) => {
  for (let part = 0; part <= 10 && !signal.aborted; part++) {
    onProgress((file.size * part) / 10)
    await new Promise((done) => setTimeout(done, 200))
  }
  return { id: '1', name: file.name, bytes: file.size }
}

const codes = [
  { value: '+852', label: 'Hong Kong +852' },
  { value: '+44', label: 'United Kingdom +44' },
]
const fields: FormItem[] = [
  { section: 'The voucher', about: 'What a customer types at the checkout.' },
  { kind: 'text', name: 'code', label: 'Code', help: 'Letters and figures, no spaces.', width: 'half' },
  { kind: 'number', name: 'percent', label: 'Discount', unit: '%', min: 0, max: 99, width: 'half' },
  {
    kind: 'select',
    name: 'product',
    label: 'Product',
    placeholder: 'Choose a product',
    options: [
      { value: '1', label: 'Travel Light' },
      { value: '2', label: 'Van Trader' },
    ],
  },
  { kind: 'date', name: 'expiresOn', label: 'Expires on', isOptional: true, width: 'half' },
  { kind: 'colour', name: 'colour', label: 'Colour', width: 'half' },
  {
    kind: 'choice',
    name: 'type',
    label: 'Type',
    options: [
      { value: 'percent', label: 'Share of the premium', about: 'Up to 99 in 100' },
      { value: 'fixed', label: 'Fixed amount', about: 'In the product’s currency' },
      { value: 'free', label: 'Free', blocked: 'Needs a larger pass' },
    ],
  },
  { section: 'Whom to tell' },
  { kind: 'email', name: 'email', label: 'Email', width: 'half' },
  { kind: 'phone', name: 'phone', codeName: 'countryCode', codes, label: 'Phone', width: 'half' },
  { kind: 'longText', name: 'note', label: 'Note', isOptional: true, maxLength: 200, rows: 3 },
  {
    kind: 'upload',
    name: 'file',
    label: 'Terms',
    upload: slowly,
    accept: ['.pdf', '.docx'],
    maxBytes: 5 * 1024 * 1024,
  },
  { kind: 'switch', name: 'isOn', label: 'Active at once' },
  { kind: 'check', name: 'agreed', label: 'The insurer has agreed to this discount' },
]

const initial = {
  code: '',
  percent: 10,
  product: '',
  expiresOn: '',
  colour: '',
  type: 'percent',
  email: 'someone',
  countryCode: '+852',
  phone: '',
  note: '',
  file: null,
  isOn: true,
  agreed: false,
}

const rowFields: FormItem[] = [
  { section: 'Rows, and fields that depend on others' },
  {
    kind: 'segments',
    name: 'method',
    label: 'Method',
    width: 'half',
    options: ['GET', 'POST'].map((value) => ({ value, label: value })),
  },
  {
    kind: 'text',
    name: 'url',
    label: ({ method }) => (method === 'POST' ? 'Sent to' : 'Fetched from'),
    isMono: true,
    isRequired: true,
  },
  {
    kind: 'rows',
    name: 'headers',
    label: 'Headers',
    rowLabel: 'Header',
    isOrdered: true,
    min: 1,
    max: 4,
    adds: [{ label: 'Add header', row: { name: '', value: '', isSecret: false } }],
    fields: [
      { kind: 'text', name: 'name', label: 'Name', isMono: true, isRequired: true },
      { kind: 'text', name: 'value', label: 'Value', grows: 2, isRequired: (row) => row.isSecret === true },
      { kind: 'check', name: 'isSecret', label: 'Secret', grows: 0 },
    ],
  },
  {
    kind: 'rows',
    name: 'body',
    label: 'Body',
    help: 'Only a POST has one.',
    shownWhen: ({ method }) => method === 'POST',
    adds: [{ label: 'Add body field', row: { field: '', value: '' } }],
    fields: [
      { kind: 'text', name: 'field', label: 'Field', isMono: true },
      { kind: 'text', name: 'value', label: 'Value', grows: 2 },
    ],
  },
]
const request = {
  method: 'POST',
  url: 'https://api.example.com/v1',
  headers: [
    { name: 'Accept', value: 'application/json', isSecret: false },
    { name: 'Authorization', value: '', isSecret: true },
  ],
  body: [{ field: 'plate', value: '{plate}' }],
}
const whatever = { safeParse: (data: unknown) => ({ success: true as const, data }) }
/** A server that knows one channel already. */
const isTaken = async ({ name }: Values) => (name === 'Direct' ? [{ field: 'name', code: 'channel.taken' }] : [])

export function FormsPage() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <PageHeader
        title="New voucher"
        purpose="A code that takes something off the premium."
        action={{ label: 'Publish to 10%', blocked: 'Two checks have not passed yet' }}
      />
      <div className="g-columns">
        <Form
          schema={anything}
          fields={fields}
          initial={initial}
          submitLabel="Create voucher"
          secondary={<Button>Cancel</Button>}
          errorText={(code) => (code === 'voucher.codeMissing' ? 'Enter a code' : undefined)}
          onSubmit={() => ({ refusals: [{ field: 'code', code: 'voucher.codeTaken' }] })}
        />
        <div>
          <div className="g-row">
            <Button
              onClick={() =>
                void askFirst({
                  about: 'delete',
                  name: 'WINTER10',
                  verb: 'Delete voucher',
                  loses: ['1,204 unused codes', 'Its place in 3 products'],
                  keeps: 'Policies already sold with it stay as they are.',
                  losesData: true,
                })
              }
            >
              Delete…
            </Button>
            <Button onClick={() => setAsking(true)}>New channel…</Button>
            <Button onClick={() => void askFirst({ about: 'unsaved' })}>Leave…</Button>
            <Button onClick={() => toast({ text: 'Voucher moved to trash', undo: () => {} })}>Move to trash</Button>
            <Button type="primary" danger>
              Void policy
            </Button>
            <Button disabled>Cannot</Button>
          </div>
          <Form
            isLarge
            schema={anything}
            fields={[
              { kind: 'code6', name: 'code', label: 'Code from the email' },
              {
                kind: 'password',
                name: 'email',
                label: 'New password',
                rules: (value) => [
                  { label: '8 characters', isMet: value.length >= 8 },
                  { label: 'A figure', isMet: /\d/.test(value) },
                ],
              },
            ]}
            initial={{ code: '123', email: 'abc4' }}
            submitLabel="Verify device"
            blocked="Type all six figures"
            onSubmit={() => {}}
          />
          <Form
            schema={whatever}
            fields={rowFields}
            initial={request}
            submitLabel="Save request"
            onSubmit={(sent) => void toast({ text: JSON.stringify(sent) })}
          />
          {isAsking && (
            <FormDialog
              title="New channel"
              about="Where a product is sold. ‘Direct’ is taken: type it and leave the field."
              schema={whatever}
              fields={[{ kind: 'text', name: 'name', label: 'Name', isRequired: true }]}
              initial={{ name: '' }}
              asks={[{ ask: isTaken }]}
              errorText={(code) => (code === 'channel.taken' ? 'Another channel is called so' : undefined)}
              submitLabel="Create channel"
              onSubmit={() => setAsking(false)}
              onClose={() => setAsking(false)}
            />
          )}
        </div>
      </div>
    </>
  )
}
