import { guide } from '../lib/guide.mjs'
import { PlainError } from '../lib/run.mjs'
import { isReference, keyKinds, titleKinds } from './fields/kinds.mjs'
import { linesOf, linesTables, stateField, treeFields } from './parts/plan-parts.mjs'
import { camel, snake } from './words/case.mjs'

/** Records of the platform that others may refer to. */
const referable = ['user', 'dept', 'post', 'role']
/** Those of them that people see by their data scope. */
const scopedOfPlatform = new Set(['user', 'dept', 'role'])

/**
 * Returns everything that the templates of a resource need. Throws one sentence for what is taken, refers to nothing or would not fit. `contract` is the result of
 * `readContract`.
 */
export function planOf(names, parsed, { scope, contract, isImported = false, isTree = false, lines, states }) {
  rejectTaken(names, contract, { isTree })
  const fields = parsed.map((field) => ({ ...withReference(field, names, contract), isUnsorted: isTree }))
  const { isScoped, via, note } = scopeOf(names, fields, { scope, isTree })
  const title = titleField(names, fields)
  title.isTitle = true
  if (isImported) rejectUnimportable(names, fields)
  const ofLines = lines && plannedLines(names, lines, { contract, isImported, isTree })
  const parts = [
    ...(isScoped ? [department] : []),
    ...(isTree ? treeFields(names) : []),
    ...(ofLines ? [{ name: '--lines', property: 'lines', kind: 'lines' }, ...ofLines.sums] : []),
    ...(states ? [stateField] : []),
  ]
  rejectSameNames(names, [...parts, ...fields])
  return {
    names,
    fields,
    /** The columns that flags add to those of the fields. */
    added: parts.filter(({ kind }) => kind !== 'lines').map((one) => ({ ...one, isUnsorted: isTree })),
    /** The list is a tree. */
    isTree,
    /** The lines of a record, see `linesOf`. */
    lines: ofLines,
    /** The states of a record and the actions between them, see `parseStates`. */
    states,
    title,
    /** Records have a department of their own, which decides who sees them. */
    isScoped,
    /** The field that decides who sees a record. */
    scopeField: isScoped ? 'deptId' : via?.property,
    /** Records are also imported from files. */
    isImported,
    /** The sentence that the generator prints about the scope. */
    note,
    newDictionaries: newDictionaries([...fields, ...(ofLines?.fields ?? [])], names, contract),
  }
}

const department = {
  name: '--scope dept',
  property: 'deptId',
  column: 'dept_id',
  kind: 'ref',
  target: { table: 'depts', idColumn: 'dept_id' },
}

/** Throws a sentence where the fields of lines refer to nothing, or a table of theirs is taken. */
function plannedLines(names, parsed, { contract, ...flags }) {
  const fields = parsed.map((field) => withReference(field, names, contract))
  const lines = linesOf(names, fields, flags)
  const owner = Object.values(contract.kinds).find(({ table }) => table === lines.name)
  if (owner)
    throw new PlainError(`The name ${lines.name} is taken by ${owner.kind}: call ${names.path} something else.`)
  rejectSameNames({ id: names.id, table: lines.table, noun: names.noun }, fields)
  return lines
}

/** A row of a file names its record by the first unique text, and has no formatted text. */
function rejectUnimportable({ path }, fields) {
  const formatted = fields.find(({ kind, isOptional }) => kind === 'richText' && !isOptional)
  if (formatted)
    throw new PlainError(`A file has no column for ${formatted.name}, a formatted text: write it as optional.`)
  if (fields.some(({ kind, isUnique }) => isUnique && keyKinds.includes(kind))) return
  throw new PlainError(
    `An import of ${path} needs a unique text, by which a row finds its record: write for example code:text unique.`,
  )
}

function rejectTaken({ kind, calls, path }, contract, { isTree }) {
  const present = contract.kinds[kind]
  if (present && isTree) {
    const isOne = Object.values(present.fields).some((field) => field.kind?.name === 'parent')
    throw new PlainError(
      isOne
        ? `The list of ${path} is a tree already: add a field to it with "npm run new field ${path} …".`
        : `There is a resource ${path} already, which --tree does not change: add parent() and position() to its fields as ${guide('field-kinds')} says.`,
    )
  }
  if (present) {
    throw new PlainError(
      `There is a resource ${path} already: choose another name, or add a field to it with "npm run new field ${path} …".`,
    )
  }
  const other =
    Object.values(contract.kinds).find(({ table }) => table === calls)?.kind ?? linesTables(contract.kinds).get(calls)
  if (other || contract.calls.includes(calls)) {
    throw new PlainError(`The name ${calls} is taken by ${other ?? 'another resource'}: call ${path} something else.`)
  }
}

/** Returns a field with the kind of record that it refers to. Throws a sentence where there is none, or it would refer to itself. */
export function withReference(field, names, contract) {
  if (!field.target) return field
  if (field.target === names.path) {
    throw new PlainError(
      `The field ${field.name} makes a cycle, since a new ${names.path} would need another one first: leave it out, or write --tree for a list of records below others.`,
    )
  }
  const [module, noun] = field.target.split('/')
  const kind = module === 'system' ? camel(noun) : camel(`${module}-${noun}`)
  const record = contract.kinds[kind]
  if (!record || (module === 'system' && !referable.includes(kind))) {
    const hint =
      module === 'system'
        ? `of the platform use one of ${referable.map((one) => `system/${one}`).join(', ')}`
        : `run "npm run new resource ${field.target}" first`
    throw new PlainError(`The field ${field.name} refers to ${field.target}, which does not exist: ${hint}.`)
  }
  const isScoped = module === 'system' ? scopedOfPlatform.has(kind) : (record.scopeFields ?? []).length > 0
  return { ...field, target: { kind, table: snake(record.table), idColumn: snake(record.id), isScoped } }
}

/**
 * Returns the scope of a resource: a department of its own, a required reference to a kind with a scope, or nothing. `scope` is the text of
 * `--scope`: dept, via:FIELD, none, or nothing for the first such reference.
 */
function scopeOf({ path }, fields, { scope, isTree }) {
  if (isTree && /^via:parent(?:Id)?$/.test(scope))
    throw new PlainError(
      `A record of a tree is not in scope through the one above it: use --scope dept, none or via:FIELD with another reference of ${path}.`,
    )
  const offered = fields.filter((field) => isReference(field) && field.target.isScoped && !field.isOptional)
  const listed = offered.map(({ name }) => name).join(', ')
  if (scope === 'dept') return { isScoped: true }
  if (scope === undefined) return { isScoped: false, via: offered[0], note: noteOf(path, offered) }
  if (scope === 'none') return { isScoped: false }
  const via = offered.find(({ name, property }) => scope === `via:${name}` || scope === `via:${property}`)
  if (via) return { isScoped: false, via }
  const hint = offered.length > 0 ? `of ${path} use one of ${listed}` : `${path} has none`
  throw new PlainError(
    `The scope ${scope} names no field that is required and refers to what has a scope itself: ${hint}. The others are dept and none.`,
  )
}

function noteOf(path, [first, ...others]) {
  if (!first) return undefined
  const rest = ['dept', ...others.map(({ name }) => `via:${name}`)].map((one) => `--scope ${one}`).join(', ')
  return `A record of ${path} is in scope when its ${first.name} is, as with --scope via:${first.name}. Other choices: ${rest} or --scope none.`
}

/** The field that a record is called by: name or title, else the first unique text, else the first text. */
function titleField({ path }, fields) {
  const texts = fields.filter(({ kind }) => titleKinds.includes(kind))
  const title =
    texts.find(({ name }) => name === 'name' || name === 'title') ??
    texts.find(({ isUnique, kind }) => isUnique || kind === 'series') ??
    texts[0]
  if (!title) throw new PlainError(`No field of ${path} can be the name of a record: add one such as name:text.`)
  if (!title.isOptional) return title
  throw new PlainError(`A record is called by its field ${title.name}: take the word optional away from it.`)
}

/** Throws a sentence where two fields of a record would have one name, or an index a longer one than the database keeps. */
export function rejectSameNames({ id, table, noun }, fields) {
  const owners = new Map([[id, 'the id']])
  for (const { name, property, target, isList } of fields) {
    const own = [property, `${property}From`, `${property}To`, ...(target ? [shownOf(property, isList)] : [])]
    for (const one of own) {
      if (owners.has(one)) {
        throw new PlainError(
          `The field ${name} needs the name ${one}, which ${owners.get(one)} has already: call it something else.`,
        )
      }
      owners.set(one, name.startsWith('--') ? name : `the field ${name}`)
    }
  }
  const longest = fields
    .filter(({ column }) => column)
    .map(({ column }) => `${table}_${column}_unique`)
    .find((index) => index.length > 63)
  if (longest) {
    throw new PlainError(
      `The name ${longest} would be longer than the 63 letters that PostgreSQL keeps: shorten ${noun} or the field.`,
    )
  }
}

/** The field of a row with the name of what a reference names, or the names. */
const shownOf = (property, isList) =>
  isList ? `${property.replace(/Ids$/, '')}Names` : `${property.replace(/Id$/, '')}Name`

/**
 * Returns the dictionaries that fields need and the product does not have, with their values where a field says them. Throws a sentence for one whose name does not begin with that of
 * the module, and for values that it cannot have.
 */
export function newDictionaries(fields, { module }, contract) {
  const missing = new Map()
  for (const field of fields.filter(({ kind }) => kind === 'dict')) {
    const { dictType, label, values } = field
    const isThere = Boolean(contract.dictionaries[dictType])
    const earlier = missing.get(dictType)?.values
    rejectDictionary(field, { module, isThere, earlier }, contract)
    if (!isThere) missing.set(dictType, { type: dictType, title: label, values: values ?? earlier })
  }
  return [...missing.values()]
}

function rejectDictionary({ name, dictType, values }, { module, isThere, earlier }, contract) {
  if (isThere && values)
    throw new PlainError(
      `The field ${name} gives values to the dictionary ${dictType}, which exists: take them away, since its page or its module has them.`,
    )
  if (values && earlier && values.map(({ value }) => value).join() !== earlier.map(({ value }) => value).join())
    throw new PlainError(`Two fields give other values to the dictionary ${dictType}: take those of ${name} away.`)
  if (isThere || dictType.startsWith(`${module}_`)) return
  const known = Object.keys(contract.dictionaries).join(', ')
  throw new PlainError(
    `The field ${name} names the dictionary ${dictType}, which does not exist: call a new one ${module}_${dictType}, or use one of ${known}.`,
  )
}
