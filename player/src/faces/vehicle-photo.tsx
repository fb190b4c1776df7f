import type { Direction } from '@coverwright/rules/design/forms'
import { ByDirectionTiles, sayDirection } from './by-direction'
import { type FaceOf, recordOf } from './face'
import { FieldSet } from './field'

export const vehiclePhoto: FaceOf<'vehiclePhoto'> = {
  Face: ({ question, path, answer, onAnswer, refusals }) => (
    <FieldSet question={question} path={path} refusals={refusals}>
      <ByDirectionTiles {...{ path, answer, onAnswer, refusals }} directions={question.directions} kind="image" />
    </FieldSet>
  ),
  readForm: () => undefined,
  say: (answer, _question, { words }) =>
    Object.keys(recordOf(answer))
      .map((direction) => sayDirection(direction as Direction, words))
      .join(', '),
}
