import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const workspaces = ['ui', 'console', 'player', 'storefront']

/** The values themselves, what is made from them, and a product's own look, which is the insurer's and not ours. */
const homes = [/^ui\/src\/tokens\//, /^player\/src\/look\//]
const ours = /^(src|gallery)\/.*\.(tsx?|css|html|svg)$/
/** Three to eight hex digits after a #, in a string, a style or an attribute; not a #anchor or a private field. */
const hexColour = /(?<![\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/gi

function coloursIn(text: string): string[] {
  return (text.match(hexColour) ?? []).filter((hex) => /\d/.test(hex) || /^#(?:f{3,8}|[a-f]{6})$/i.test(hex))
}

test('no colour is written anywhere but in the token files', () => {
  const found = workspaces.flatMap((workspace) =>
    readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' })
      .filter((path) => ours.test(path) && !path.includes('node_modules') && !/\.test\.tsx?$/.test(path))
      .map((path) => `${workspace}/${path}`)
      .filter((path) => !homes.some((home) => home.test(path)) && existsSync(join(root, path)))
      .flatMap((path) => coloursIn(readFileSync(join(root, path), 'utf8')).map((hex) => `${path}: ${hex}`)),
  )
  expect(found).toEqual([])
})

test('colours are told from anchors and numbers of things', () => {
  expect(coloursIn('color: #FFF; fill="#0B6E75"')).toEqual(['#FFF', '#0B6E75'])
  expect(coloursIn('href="#page" url(#a) &#123; {count, plural, one {# row}}')).toEqual([])
})
