import type { z } from 'zod'

/**
 * Holds a schema of the wire to the type that the rules have written down, in both directions: a field that only one of
 * them knows does not compile. What comes out is the rules' own type, so nobody has to say so again with `as`.
 */
export const shapeOf =
  <Shape>() =>
  <Schema extends z.ZodType>(schema: Schema & Held<Plain<Shape>, Plain<z.output<Schema>>>): z.ZodType<Shape, Shape> =>
    schema as unknown as z.ZodType<Shape, Shape>

/** The compiler's message names the places where they differ: `'not as in rules': "plan.covers[].note"`. */
type Held<Rules, Wire> = Same<Rules, Wire> extends true ? unknown : { 'not as in rules': Difference<Rules, Wire, ''> }

/** Optional fields count, too: being assignable both ways would let one of them be forgotten. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** Without `readonly` and intersections, which say nothing about the JSON. */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Plain<T[Key]> }
    : T

type Difference<A, B, At extends string> =
  Same<A, B> extends true
    ? never
    : [A, B] extends [(infer One)[], (infer Other)[]]
      ? Difference<One, Other, `${At}[]`>
      : [A, B] extends [{ kind: infer One extends string }, { kind: infer Other extends string }]
        ? [IsUnion<One> | IsUnion<Other>] extends [false]
          ? FieldDifference<A, B, At>
          : KindDifference<A, B, At, One | Other>
        : [A, B] extends [object, object]
          ? FieldDifference<A, B, At>
          : At

type KindDifference<A, B, At extends string, Kind extends string> = {
  [Each in Kind]: Difference<Extract<A, { kind: Each }>, Extract<B, { kind: Each }>, `${At}.${Each}`>
}[Kind]

type FieldDifference<A, B, At extends string> = {
  [Key in (keyof A | keyof B) & string]: Key extends keyof A & keyof B
    ?
        | Difference<A[Key], B[Key], `${At}.${Key}`>
        | (Same<Pick<A, Key>, Pick<B, Key>> extends true ? never : `${At}.${Key}`)
    : `${At}.${Key}`
}[(keyof A | keyof B) & string]

type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never
