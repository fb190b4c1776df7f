import type { FileRef } from '@coverwright/rules/design/forms'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ByDirectionTiles } from './by-direction'
import { nextAnswer } from './face'

type TileProps = { direction: string; onKept: (file: FileRef) => void; onRemove: () => void }

function tilesIn(drawn: ReactNode): TileProps[] {
  return Children.toArray(drawn).flatMap((child) => {
    if (!isValidElement(child)) return []
    const { props } = child as ReactElement<Partial<TileProps> & { children?: ReactNode }>
    return props.onKept ? [props as TileProps] : tilesIn(props.children)
  })
}

const photo = (id: string): FileRef => ({ id, name: `${id}.jpg`, type: 'image/jpeg', bytes: 9 })

test('two photos that were chosen before either was kept are both there in the end, and each can be taken away', () => {
  let answer: unknown
  const drawn = ByDirectionTiles({
    path: 'car',
    directions: ['front', 'back'],
    kind: 'image',
    answer,
    onAnswer: (given) => (answer = nextAnswer(given, answer)),
    refusals: {},
  })
  const [front, back] = tilesIn(drawn)
  front?.onKept(photo('one'))
  back?.onKept(photo('two'))
  expect(answer).toEqual({ front: photo('one'), back: photo('two') })
  front?.onRemove()
  expect(answer).toEqual({ back: photo('two') })
})
