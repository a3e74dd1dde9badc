import { isField } from './field-kinds'
import { limits, type Form, type FormValues } from './form'
import { placesOf, type Path } from './form-walk'

/** The engine of patterns, `RE2JS` of `re2js`. Its time grows with the text and the size of the pattern alone. */
interface PatternEngine {
  translateRegExp: (pattern: string) => string
  compile: (pattern: string) => { matches: (text: string) => boolean }
}

/** Returns the function that says whether a whole text matches; throws for a pattern that the engine does not take. */
export type CompilePattern = (pattern: string) => (text: string) => boolean

/** Compiled patterns that are kept, those of some ten forms. */
const mostKept = 200

/** Returns a function that compiles patterns, and keeps those of ordinary size, so that each is compiled once. */
export function patternCompiler(engine: PatternEngine): CompilePattern {
  const kept = new Map<string, (text: string) => boolean>()
  return (pattern) => {
    const known = kept.get(pattern)
    if (known) return known
    const program = engine.compile(engine.translateRegExp(pattern))
    const matches = (text: string) => program.matches(text)
    if (patternSize(pattern) > limits.patternSize) return matches
    kept.set(pattern, matches)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    return matches
  }
}

interface PlacedPattern {
  /** Of its field. */
  readonly key: string
  readonly pattern: string
  /** `patternSize` of it. */
  readonly size: number
  readonly path: Path
}

/** Returns the patterns of a form with their places, in the order of reading. */
export function patternsIn(form: Form): PlacedPattern[] {
  return placesOf(form).flatMap(({ item, path }) => {
    const rules = isField(item) ? (item.rules ?? []) : []
    return rules.flatMap((rule, at) => {
      if (rule.rule !== 'pattern') return []
      const { pattern } = rule
      return [{ key: item.key, pattern, size: patternSize(pattern), path: [...path, 'rules', at, 'pattern'] }]
    })
  })
}

/** Steps for each instruction of a pattern that is not kept: compiling it takes about as long as 40 letters of text. */
const compilingSteps = 40

/**
 * Returns the key of the first field with which the patterns of a form would take more than `limits.patternSteps`; undefined where they
 * do not. It compiles nothing. `values` are those that are worked out.
 */
export function costlyField(patterns: readonly PlacedPattern[], values: FormValues): string | undefined {
  let steps = 0
  for (const { key, size } of patterns) {
    const text = Object.hasOwn(values, key) ? values[key] : undefined
    // Longer texts are rejected whatever the pattern is.
    if (typeof text !== 'string' || text.length > limits.value) continue
    steps += size * (text.length + (size > limits.patternSize ? compilingSteps : 0))
    if (steps > limits.patternSteps) return key
  }
  return undefined
}

const tokens =
  /\\(?:[pPu]\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?::|<[^>]*>))?|\{(?<least>\d+)(?<open>,(?<most>\d*))?\}|./gsu

/** A part of a pattern in brackets, while it is read. */
interface Group {
  /** Of its branches before the last `|`. */
  before: number
  /** Of its branch after it. */
  branch: number
  /** All branches before are one letter each: together they are one class. */
  isClass: boolean
  /** Instructions that keep where it matched. */
  own: number
}

const groupOf = (own: number): Group => ({ before: 0, branch: 0, isClass: true, own })
const sizeOf = ({ before, branch, isClass, own }: Group) => own + (isClass && branch === 1 ? 1 : before + branch)

/**
 * Returns about how many instructions the program of a valid pattern has, without compiling it: its letters and classes, each as often as
 * it may be repeated.
 */
export function patternSize(pattern: string): number {
  const around: Group[] = []
  let group = groupOf(0)
  let last = 0
  for (const { 0: token, groups } of pattern.matchAll(tokens)) {
    if (token.startsWith('(')) {
      around.push(group)
      group = groupOf(token === '(?:' ? 0 : 2)
    } else if (token === '|') {
      group.before = sizeOf({ ...group, own: 0 }) + (group.isClass && group.branch === 1 ? 0 : 1)
      group.isClass &&= group.branch === 1
      group.branch = 0
    } else {
      const before = isRepetition(token) || groups?.['least'] ? last : 0
      if (token === ')') {
        last = sizeOf(group)
        group = around.pop() ?? groupOf(0)
      } else last = groups?.['least'] ? repeated(last, groups) : before + 1
      group.branch += last - before
    }
  }
  return sizeOf(group)
}

const isRepetition = (token: string) => token === '*' || token === '+' || token === '?'

/** The size of a part that is repeated: what may be left out takes one instruction more. */
function repeated(size: number, { least, open, most }: Readonly<Record<string, string>>): number {
  const [from, to] = [Number(least), Number(most || least)]
  return size * from + (size + 1) * (to - from) + (open === ',' ? 1 : 0)
}

/** Returns the counts of all repetitions together. */
export function patternRepeats(pattern: string): number {
  const counts = [...pattern.matchAll(tokens)].map(({ groups }) => Number(groups?.['most'] || groups?.['least'] || 0))
  return counts.reduce((sum, count) => sum + count, 0)
}
