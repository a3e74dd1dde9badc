import { describe, expect, test } from 'vitest'
import { sparse, tested, whole } from './generated-resources.mjs'
import { kinds } from '../platform/commands/new/fields/kinds.mjs'
import { parseFields } from '../platform/commands/new/fields/parse-fields.mjs'
import { notInLines, parseLines } from '../platform/commands/new/parts/parse-lines.mjs'

const optionOf = (args, name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
const resources = [
  ...whole.map((args) => ({ fields: optionOf(args, '--fields'), scope: optionOf(args, '--scope') })),
  ...sparse,
].map(({ fields, scope }) => ({ fields: parseFields(fields), isScoped: scope === 'dept' }))

/** A kind with what a field of it may be besides. */
const forms = Object.entries(kinds).flatMap(([kind, { isUnique, isAlwaysFilled, isAlwaysOptional }]) => [
  ...(isAlwaysOptional ? [] : [kind]),
  ...(isUnique ? [`${kind} unique`] : []),
  ...(isAlwaysFilled ? [] : [`${kind} optional`]),
])

test.each(forms)(
  'the generated module has a field of the form "%s", one that is not unique with a scope and without',
  (form) => {
    const [kind, option] = form.split(' ')
    const isSo = ({ isUnique, isOptional }) => (option === 'unique' ? isUnique : isOptional === (option === 'optional'))
    const having = resources.filter(({ fields }) => fields.some((field) => field.kind === kind && isSo(field)))
    expect(new Set(having.map(({ isScoped }) => isScoped)).size).toBeGreaterThan(option === 'unique' ? 0 : 1)
  },
)

describe('every two of these occur together in a resource', () => {
  const groups = {
    reference: ['ref'],
    dictionary: ['dict'],
    'number or date': ['int', 'money', 'decimal', 'date', 'datetime'],
    text: ['multiline', 'email', 'phone', 'url', 'colour'],
  }
  const levelOf = ({ fields }, group) => {
    const own = fields.filter(({ kind }) => groups[group].includes(kind))
    if (own.length === 0) return 'no'
    return own.every(({ isOptional }) => isOptional) ? 'only optional' : 'a required'
  }
  const levels = ['no', 'a required', 'only optional']
  const names = Object.keys(groups)
  const pairs = names.flatMap((first, index) =>
    names
      .slice(index + 1)
      .flatMap((second) => levels.flatMap((one) => levels.map((other) => [one, first, other, second]))),
  )
  test.each(pairs)('%s %s and %s %s', (one, first, other, second) => {
    const having = resources.filter(
      (resource) => levelOf(resource, first) === one && levelOf(resource, second) === other,
    )
    expect(having).not.toEqual([])
  })
  test.each(
    names.flatMap((group) =>
      levels.flatMap((level) => [
        [level, group, true],
        [level, group, false],
      ]),
    ),
  )('%s %s, in scope by a department: %s', (level, group, isScoped) => {
    const having = resources.filter((one) => levelOf(one, group) === level && one.isScoped === isScoped)
    expect(having).not.toEqual([])
  })
})

describe('of the resources whose tests run, one', () => {
  const flagsOf = ({ id, scope, ...flags }) => ({
    noun: id.split('/')[1],
    scope,
    tree: Boolean(flags.isTree),
    lines: flags.lines !== undefined,
    import: Boolean(flags.isImported),
    states: flags.states !== undefined,
  })
  // A resource with a reference to a thing is in scope through it.
  const scopeOf = (args) =>
    optionOf(args, '--scope') ?? (/:ref kinds\/(?:thing|sales-order)/.test(args.join(' ')) ? 'via' : 'none')
  const all = [
    ...whole.map((args) => ({
      id: args[0],
      scope: scopeOf(args),
      isTree: args.includes('--tree'),
      isImported: args.includes('--import'),
      lines: optionOf(args, '--lines'),
      states: optionOf(args, '--states'),
    })),
    ...sparse,
  ]
    .map(flagsOf)
    .filter(({ noun }) => tested.includes(noun))
  const isPresent = [true, false]
  const factors = {
    scope: ['dept', 'via', 'none'],
    tree: isPresent,
    lines: isPresent,
    import: isPresent,
    states: isPresent,
  }
  const names = Object.keys(factors)
  const pairs = names.flatMap((first, at) =>
    names
      .slice(at + 1)
      .flatMap((second) =>
        factors[first].flatMap((one) => factors[second].map((other) => [first, one, second, other])),
      ),
  )
  test.each(pairs)('has %s: %s and %s: %s', (first, one, second, other) => {
    expect(all.filter((resource) => resource[first] === one && resource[second] === other)).not.toEqual([])
  })

  const inLines = whole.flatMap((args) => (args.includes('--lines') ? parseLines(optionOf(args, '--lines')) : []))
  test.each(Object.keys(kinds).filter((kind) => !notInLines.has(kind)))(
    'has lines with a field of the kind %s',
    (kind) => {
      expect(inLines.map((field) => field.kind)).toContain(kind)
    },
  )
})
