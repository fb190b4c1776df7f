import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTexts, TextsProvider } from '../locales'
import type { ListContentProps } from './list-types'
import { ListRow } from './list-row'
import { firstListState } from './list-state'

type Row = { id: string; name: string }

async function draw(more: Partial<ListContentProps<Row>>): Promise<string> {
  const texts = await createTexts({ language: 'en_us', sources: {} })
  const columns = [{ key: 'name', title: 'Name', cell: (row: Row) => row.name }]
  const list = {
    columns,
    value: firstListState,
    rowKey: (row: Row) => row.id,
    rowName: (row: Row) => row.name,
    onChange: () => undefined,
    selection: { has: () => false },
    ...more,
  } as unknown as ListContentProps<Row>
  return renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <table>
        <tbody>
          <ListRow row={{ id: '7', name: 'Seven' }} columns={columns} list={list} />
        </tbody>
      </table>
    </TextsProvider>,
  )
}

test('the first cell of a row that leads away is a link', async () => {
  expect(await draw({ rowHref: ({ id }) => `/thing?id=${id}` })).toContain('href="/thing?id=7"')
})

test('so is that of a row that opens in place: what is open has an address', async () => {
  const drawn = await draw({ open: () => 'inside', hrefOf: ({ open }) => `/list?open=${open}` })
  expect(drawn).toMatch(/<a class="cw-row-name" aria-expanded="false" href="\/list\?open=7">Seven<\/a>/)
})

test('the link of an open row still leads to it open', async () => {
  const drawn = await draw({
    value: { ...firstListState, open: '7' },
    open: () => 'inside',
    hrefOf: ({ open }) => `/list?open=${open}`,
  })
  expect(drawn).toContain('href="/list?open=7"')
  expect(drawn).toContain('inside')
})

test('a list that keeps nothing in its address opens by a button', async () => {
  expect(await draw({ open: () => 'inside' })).toContain('role="button"')
})
